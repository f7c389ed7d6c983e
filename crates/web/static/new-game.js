// The page for a new game: another chapter may want another party, another ability has another text.
// @ts-check

const CHOSEN = "barksburg-chapter-chosen";

// Another chapter is another page: the focus stays on it.
const chosen = document.querySelector("[name=chapter]:checked");
if (chosen instanceof HTMLInputElement && sessionStorage.getItem(CHOSEN) === chosen.value) chosen.focus({ preventScroll: true });
sessionStorage.removeItem(CHOSEN);

/** Says at once when there are too many mice, or too few. */
function count() {
  const party = document.querySelector("[data-party]");
  const fits = party?.querySelectorAll("[name=mouse]:checked").length === Number(party?.getAttribute("data-party"));
  document.querySelector("[data-filled]")?.toggleAttribute("hidden", !fits);
  document.querySelector("[data-not-filled]")?.toggleAttribute("hidden", fits);
}
count();

document.addEventListener("change", (event) => {
  const el = event.target;
  count();
  if (el instanceof HTMLInputElement && el.name === "chapter" && el.form) {
    // Another chapter, other mice; how one likes to play goes along.
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(el.form)) {
      if (!/^(mouse|book|party-name|seed|name)$|^(ability|player)-/.test(name)) query.append(name, String(value));
    }
    sessionStorage.setItem(CHOSEN, el.value);
    location.assign(`/new?${query}`);
  }
  if (el instanceof HTMLSelectElement && "ability" in el.dataset) {
    const text = el.closest(".member")?.querySelector(".ability-text");
    if (text) text.textContent = el.selectedOptions[0]?.dataset.text ?? "";
  }
});
