import { DEFAULT_COUNTRY, DEFAULT_STATE } from '@mercadito/domain/places/address';

interface Place {
  readonly street: string;
  readonly location: string;
  /** The municipality: the product's own town. */
  readonly town: string;
}

/** Android opens whatever map application its owner likes; elsewhere only an address on the web is sure to work. */
export function mapsLink({ street, location, town }: Place, userAgent: string): string {
  const parts = [street, location, town, DEFAULT_STATE, DEFAULT_COUNTRY].filter((part) => part !== '');
  const query = encodeURIComponent([...new Set(parts)].join(', '));
  return /Android/i.test(userAgent) ? `geo:0,0?q=${query}` : `https://www.google.com/maps/search/?api=1&query=${query}`;
}
