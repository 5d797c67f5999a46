import { DEFAULT_COUNTRY } from '@mercadito/domain/places/address';
import { pinText } from '@mercadito/domain/places/pin';
import type { Position } from '@mercadito/domain/places/plus-code';

export interface Place {
  readonly street: string;
  readonly location: string;
  readonly municipality: string;
  readonly state: string;
}

/** Android opens whatever map application its owner likes; elsewhere only an address on the web is sure to work. */
function mapsQuery(text: string, userAgent: string): string {
  const query = encodeURIComponent(text);
  return /Android/i.test(userAgent) ? `geo:0,0?q=${query}` : `https://www.google.com/maps/search/?api=1&query=${query}`;
}

/** The way to a place by its words. */
export function mapsLink({ street, location, municipality, state }: Place, userAgent: string): string {
  const parts = [street, location, municipality, state, DEFAULT_COUNTRY].filter((part) => part !== '');
  return mapsQuery([...new Set(parts)].join(', '), userAgent);
}

/** The way to an exact place (PLACE-7). */
export const mapsLinkOfPin = (pin: Position, userAgent: string): string =>
  mapsQuery(pinText(pin).replace(' ', ''), userAgent);
