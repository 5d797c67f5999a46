import { DEFAULT_COUNTRY } from '@mercadito/domain/places/address';
import { mapOnTheWeb, placeOnMap } from '@mercadito/domain/places/map-link';
import type { Position } from '@mercadito/domain/places/position';
import { pinText } from '@mercadito/domain/places/position';

export interface Place {
  readonly street: string;
  readonly location: string;
  readonly municipality: string;
  readonly state: string;
}

/** Android opens whatever map application its owner likes; elsewhere only an address on the web is sure to work. */
function mapsQuery(text: string, userAgent: string): string {
  return /Android/i.test(userAgent) ? `geo:0,0?q=${encodeURIComponent(text)}` : mapOnTheWeb(text);
}

/** The way to a place by its words. */
export function mapsLink({ street, location, municipality, state }: Place, userAgent: string): string {
  return mapsQuery(placeOnMap([street, location, municipality, state, DEFAULT_COUNTRY]), userAgent);
}

/** The way to an exact place (PLACE-7). */
export const mapsLinkOfPin = (pin: Position, userAgent: string): string =>
  mapsQuery(pinText(pin).replace(' ', ''), userAgent);
