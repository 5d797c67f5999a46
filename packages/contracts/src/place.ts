import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { DEFAULT_COUNTRY } from '@mercadito/domain/places/address';
import * as z from 'zod';
import { blankableText, text, whole } from './common.ts';
import { phone } from './phone.ts';

/** Where somebody is to be found: what a person's and a business's address have in common (PLACE-2). */
export const placeFields = {
  /** Shown as Location: one of the places the marketplace serves. */
  neighborhood: text(MAX_LENGTH.placeName),
  exterior_number: blankableText(MAX_LENGTH.houseNumber),
  interior_number: blankableText(MAX_LENGTH.houseNumber),
  street_1: text(MAX_LENGTH.street),
  street_2: blankableText(MAX_LENGTH.street),
  telephone_number: phone,
  /** Shown as Reference. */
  additional_instructions: text(MAX_LENGTH.reference),
};

export const regionFields = {
  /** The place's: refused where it is of none. State and municipality are the town's, whatever is sent. */
  postal_code: text(MAX_LENGTH.postalCode).optional(),
  state: text(MAX_LENGTH.placeName).optional(),
  country: z.literal(DEFAULT_COUNTRY).optional().default(DEFAULT_COUNTRY),
  /** The town the marketplace is named after; anything else is replaced by it. */
  municipality: blankableText(MAX_LENGTH.placeName),
};

/** A place in an answer. */
export const storedPlace = {
  postal_code: z.string(),
  country: z.string(),
  state: z.string(),
  municipality: z.string(),
  neighborhood: z.string(),
  exterior_number: z.string(),
  interior_number: z.string(),
  street_1: z.string(),
  street_2: z.string(),
  telephone_number: z.string(),
  additional_instructions: z.string(),
};

/** The names of all that a place is told by, as in an answer and as columns. */
export const PLACE_PARTS = Object.keys(storedPlace) as readonly (keyof typeof storedPlace)[];

/** An exact place, degrees of WGS 84. */
export const pin = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** Ten digits, as maps show it: https://plus.codes */
  plus_code: z.string(),
});

/** How an exact place is said (PLACE-6). */
export const saidPlace = {
  /** Coordinates (latitude first), a plus code, or a link of a map that has either in it. */
  where: text(MAX_LENGTH.saidPlace),
  /** How exact the device says that it is, in metres. */
  accuracy_m: whole(0, 100_000).optional(),
};

/** What the gate of an address looks like (PLACE-8). */
export const gatePhoto = z.object({
  /** At most 1024 px wide, base64. */
  webp: z.string(),
});

export type GatePhoto = z.output<typeof gatePhoto>;
