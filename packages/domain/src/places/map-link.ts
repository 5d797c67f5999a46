/** An address as a map is asked for it: each of its parts once. */
export const placeOnMap = (parts: readonly string[]): string =>
  [...new Set(parts.filter((part) => part !== ''))].join(', ');

/** What a map on the web shows of a text; on a phone its map application opens the same. */
export const mapOnTheWeb = (text: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;
