import type { StandardSchemaV1 } from '@standard-schema/spec';

/** What something kept on the device has to look like: one of valibot's schemas, or of any other library that speaks the same interface. */
export type Shape<T> = StandardSchemaV1<unknown, T>;

/** The value if it has the shape, else null; shapes that ask somebody first are none of ours. */
export function valueOfShape<T>(shape: Shape<T>, value: unknown): T | null {
  const checked = shape['~standard'].validate(value);
  if (checked instanceof Promise) throw new Error('what lies on the device is checked at once');
  return checked.issues ? null : checked.value;
}
