// The page for a new game: another chapter may want another party, another ability has another text.
// @ts-check

const CHOSEN = "barksburg-chapter-chosen";

/** Whether a field goes along to another chapter: how one likes to play does, mice and names do not. @param {string} name */
export const goesAlong = (name) => !/^(mouse|single|party-name|seed|name)$|^(ability|player)-/.test(name);

/** Says at once when there are too many mice, or too few. */
function count() {
  const party = document.querySelector("[data-party]");
  const fits = party?.querySelectorAll("[name=mouse]:checked").length === Number(party?.getAttribute("data-party"));
  document.querySelector("[data-filled]")?.toggleAttribute("hidden", !fits);
  document.querySelector("[data-not-filled]")?.toggleAttribute("hidden", fits);
}

/** Takes another chapter, another mouse, another ability. @param {Event} event */
function change(event) {
  const el = event.target;
  count();
  if (el instanceof HTMLInputElement && el.name === "chapter" && el.form) {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(el.form)) if (goesAlong(name)) query.append(name, String(value));
    sessionStorage.setItem(CHOSEN, el.value);
    location.assign(`/new?${query}`);
  }
  if (el instanceof HTMLSelectElement && "ability" in el.dataset) {
    const text = el.closest(".member")?.querySelector(".ability-text");
    if (text) text.textContent = el.selectedOptions[0]?.dataset.text ?? "";
  }
}

if (typeof document !== "undefined") {
  // Another chapter is another page: the focus stays on it.
  const chosen = document.querySelector("[name=chapter]:checked");
  if (chosen instanceof HTMLInputElement && sessionStorage.getItem(CHOSEN) === chosen.value) chosen.focus({ preventScroll: true });
  sessionStorage.removeItem(CHOSEN);
  count();
  document.addEventListener("change", change);
}
