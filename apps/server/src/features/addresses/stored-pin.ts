import type { StoredPosition } from '@mercadito/domain/places/pin';

/** The exact place, and how exact the device said it was; all null for none. */
export type Pin = StoredPosition & { readonly pin_accuracy_m: number | null };

export const NO_PIN: Pin = { latitude_micros: null, longitude_micros: null, pin_accuracy_m: null };
