export type Location = {
  /** What is stored with addresses, businesses and orders, and sent; it never changes. */
  readonly value: string;
  /** What people read. */
  readonly label: string;
  readonly postal_code: string;
  /** One that is served no more keeps its name, and is offered to nobody. */
  readonly is_served: boolean;
};

/** Of all places at first; the version before knows no other. */
export const FIRST_POSTAL_CODE = '31870';

/**
 * The places that a town begins with, in their order (PLACE-1): the first one is the town itself. "Colonia Lebaron" is stored
 * as `Lebaron`.
 */
export function firstLocations(productName: string): readonly Location[] {
  const named = (value: string, label = value) => ({ value, label, postal_code: FIRST_POSTAL_CODE, is_served: true });
  return [
    named(productName),
    named('Lagunitas'),
    named('Lebaron', 'Colonia Lebaron'),
    named('Angostura'),
    named('San Jeronimo'),
  ];
}

/** The places that are offered, and the one where somebody is already: what is stored, and what people read. */
export const offeredLocations = (places: readonly Location[], stays?: string): { value: string; label: string }[] =>
  places.filter(({ value, is_served }) => is_served || value === stays).map(({ value, label }) => ({ value, label }));

/** Whether a stored or received value names one of the places that are served. */
export function isLocation(value: string, places: readonly Location[]): boolean {
  return places.some((place) => place.is_served && place.value === value);
}

/** The name people read for a stored value; the value itself for one that was never served. */
export function locationLabel(value: string, places: readonly Location[]): string {
  return places.find((place) => place.value === value)?.label ?? value;
}

/** The place of an address as one writes it, each name once: a town that is its own municipality is not said twice (PLACE-2). */
export function placeLine(
  {
    neighborhood,
    municipality,
    state,
  }: { readonly neighborhood: string; readonly municipality: string; readonly state: string },
  places: readonly Location[],
): string {
  return [...new Set([locationLabel(neighborhood, places), municipality, state])].filter(Boolean).join(', ');
}
