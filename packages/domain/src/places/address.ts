import type { Town } from '../town/town.ts';

export const DEFAULT_COUNTRY = 'Mexico';

/** What everybody's address in a place of the town has in common. */
export type Region = {
  readonly postal_code: string;
  readonly country: string;
  readonly state: string;
  readonly municipality: string;
};

/** What the town says of an address in one of its places, by the place's stored value (PLACE-2); '' where it is none. */
export function regionOf(
  place: string,
  { places, state, municipality }: Pick<Town, 'places' | 'state' | 'municipality'>,
): Region {
  const postal_code = places.find(({ value }) => value === place)?.postal_code ?? '';
  return { postal_code, country: DEFAULT_COUNTRY, state, municipality };
}
