import { DEFAULT_COUNTRY, DEFAULT_STATE, POSTAL_CODE } from '@mercadito/domain/places/address';
import * as z from 'zod';
import { blankableText, text } from './common.ts';
import { phone } from './phone.ts';

/** Where somebody is to be found: what a person's and a business's address have in common (spec 1 §5, spec 2 §5). */
export const placeFields = {
  /** Shown as Location: one of the places the marketplace serves. */
  neighborhood: text(60),
  exterior_number: blankableText(20),
  interior_number: blankableText(20),
  street_1: text(120),
  street_2: blankableText(120),
  telephone_number: phone,
  /** Shown as Reference. */
  additional_instructions: text(500),
};

export const regionFields = {
  postal_code: z.literal(POSTAL_CODE).optional().default(POSTAL_CODE),
  country: z.literal(DEFAULT_COUNTRY).optional().default(DEFAULT_COUNTRY),
  state: z.literal(DEFAULT_STATE).optional().default(DEFAULT_STATE),
  /** The town the marketplace is named after; anything else is replaced by it. */
  municipality: blankableText(60),
};

/** The same in an answer. */
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
