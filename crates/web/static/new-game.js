// Another chapter may want another party: ask the server for its defaults.
document.addEventListener("change", (event) => {
  const radio = event.target;
  if (radio instanceof HTMLInputElement && radio.name === "chapter") location.assign(`/new?chapter=${encodeURIComponent(radio.value)}`);
});
