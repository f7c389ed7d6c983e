// The address of a replay, ready to be sent to somebody.
// @ts-check

for (const button of document.querySelectorAll("[data-share]")) {
  if (!(button instanceof HTMLElement)) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const url = button.dataset.share ?? "";
    try {
      if (navigator.share) await navigator.share({ url, title: document.title });
      else await navigator.clipboard.writeText(url);
      button.textContent = button.dataset.shared ?? "";
    } catch {
      location.assign(url);
    }
  });
}
