// The page for a new game: another chapter may want another party, another ability has another text.
// @ts-check
document.addEventListener("change", (event) => {
  const el = event.target;
  if (el instanceof HTMLInputElement && el.name === "chapter") location.assign(`/new?chapter=${encodeURIComponent(el.value)}`);
  if (el instanceof HTMLSelectElement && "ability" in el.dataset) {
    const text = el.closest(".member")?.querySelector(".ability-text");
    if (text) text.textContent = el.selectedOptions[0]?.dataset.text ?? "";
  }
});
