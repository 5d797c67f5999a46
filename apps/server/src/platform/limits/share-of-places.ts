/**
 * How many of the places of a process one address may hold. Below half full none is counted: a whole town may stand behind a
 * carrier's one address. From there on it is a fifth, so that one address never fills a process.
 * @param places how many there are in all
 * @param taken how many of them are taken, by everybody
 */
export const shareOfPlaces = (places: number, taken: number): number =>
  taken < places / 2 ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(places / 5));
