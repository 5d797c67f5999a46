import { parsePhone } from '@mercadito/domain/places/phone';
import * as z from 'zod';

/** The words of PHONE-1. */
const PHONE_FORMAT = 'The correct format is: country code and a 10-digit number example: (+52)123-456-7890';

function readPhone(typed: string, context: z.core.$RefinementCtx): string {
  const parsed = parsePhone(typed);
  if (parsed) return `${parsed.code}${parsed.number}`;
  context.addIssue({ code: 'custom', message: PHONE_FORMAT });
  return z.NEVER;
}

/** A phone number as people type it, kept as `+52` or `+1` and ten digits. */
export const phone = z.string().max(40).transform(readPhone);

/** A phone number or nothing: absent and blank mean ''. */
export const blankablePhone = z
  .string()
  .max(40)
  .optional()
  .transform((typed = '', context) => (typed.trim() === '' ? '' : readPhone(typed, context)));

/** A phone number or null: absent, blank and null mean it. */
export const phoneOrNull = z
  .string()
  .max(40)
  .nullish()
  .transform((typed, context) => (typed?.trim() ? readPhone(typed, context) : null));

/** A phone number that stays where it is absent, and is taken away by a blank. */
export const changedPhone = z
  .string()
  .max(40)
  .transform((typed, context) => (typed.trim() === '' ? null : readPhone(typed, context)))
  .optional();
