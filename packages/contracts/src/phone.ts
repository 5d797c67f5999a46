import { parsePhone } from '@mercadito/domain/places/phone';
import * as z from 'zod';

/** The words of spec 1 §5. */
export const PHONE_FORMAT = 'The correct format is: country code and a 10-digit number example: (+52)123-456-7890';

/** A phone number as people type it, kept as `+52` or `+1` and ten digits. */
export const phone = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const parsed = parsePhone(typed);
    if (parsed) return `${parsed.code}${parsed.number}`;
    context.addIssue({ code: 'custom', message: PHONE_FORMAT });
    return z.NEVER;
  });
