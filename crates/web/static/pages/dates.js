// Dates as people write them, by the clock on their own wall. The page brings them in UTC.
// @ts-check

/** The page's language as spoken where the reader is: en may be en-GB. @param {string} lang @param {readonly string[]} spoken */
export const localeOf = (lang, spoken) => spoken.find((l) => l === lang || l.startsWith(`${lang}-`)) ?? lang;

/** A moment in words. @param {string} moment @param {string} locale @param {string} [timeZone] the reader's own if none is given */
export function written(moment, locale, timeZone) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(moment));
}

/** Rewrites the dates of the page. */
export function wireDates() {
  const locale = localeOf(document.documentElement.lang, navigator.languages);
  for (const time of document.querySelectorAll("time[datetime]")) time.textContent = written(time.getAttribute("datetime") ?? "", locale);
}
