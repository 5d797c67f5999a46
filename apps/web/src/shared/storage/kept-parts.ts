import type { Picture } from '@mercadito/contracts/common';
import * as v from 'valibot';

/** What a whole number kept on the device looks like. */
export const keptWhole = () => v.pipe(v.number(), v.safeInteger());

/** What a picture's data, kept on the device, look like. */
export function keptPicture(): v.GenericSchema<unknown, Picture> {
  const whole = keptWhole();
  return v.object({
    base: v.string(),
    widths: v.array(whole),
    width: whole,
    height: whole,
    placeholder: v.string(),
  });
}
