import type { Picture } from '@mercadito/contracts/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import * as v from 'valibot';

/** What something kept on the device has to look like: one of valibot's schemas, or of any other library that speaks the same interface. */
export type Shape<T> = StandardSchemaV1<unknown, T>;

/** The value if it has the shape, else null; shapes that ask somebody first are none of ours. */
export function valueOfShape<T>(shape: Shape<T>, value: unknown): T | null {
  const checked = shape['~standard'].validate(value);
  if (checked instanceof Promise) throw new Error('what lies on the device is checked at once');
  return checked.issues ? null : checked.value;
}

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
