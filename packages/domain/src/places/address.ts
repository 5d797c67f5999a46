/** The one postal code that is offered (PLACE-2). */
export const POSTAL_CODE = '31870';
export const DEFAULT_COUNTRY = 'Mexico';
export const DEFAULT_STATE = 'Chihuahua';

export type RegionDefaults = {
  readonly postalCode: string;
  readonly country: string;
  readonly state: string;
  readonly municipality: string;
};

/** What a new address starts with; the municipality is the product's own town (PLACE-2). */
export function regionDefaults(productName: string): RegionDefaults {
  return { postalCode: POSTAL_CODE, country: DEFAULT_COUNTRY, state: DEFAULT_STATE, municipality: productName };
}
