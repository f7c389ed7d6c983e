// Books: a file dropped anywhere on the page is added; figures that are being measured are fetched until they are there.

/** @type {HTMLFormElement | null} */
const form = document.querySelector("form[data-add-book]");
/** @type {HTMLInputElement | null | undefined} */
const input = form?.querySelector("input[type=file]");

/** Whether something that is dragged is a file. @param {DragEvent} event */
const hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;

if (form && input) {
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    form.dataset.over = "";
  });
  addEventListener("dragleave", (event) => event.relatedTarget || delete form.dataset.over);
  addEventListener("drop", (event) => {
    if (!hasFiles(event) || !event.dataTransfer) return;
    event.preventDefault();
    delete form.dataset.over;
    input.files = event.dataTransfer.files;
    form.requestSubmit();
  });
}

const MEASURING = "[data-measuring]";

while (document.querySelector(MEASURING)) {
  await new Promise((next) => setTimeout(next, 1500));
  const answer = await fetch("/books").catch(() => null);
  if (!answer?.ok) break;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const old of document.querySelectorAll(MEASURING)) {
    const now = fresh.getElementById(old.id);
    if (now) old.replaceWith(document.adoptNode(now));
    else old.removeAttribute("data-measuring");
  }
}
