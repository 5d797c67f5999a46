import type { StandardSchemaV1 } from '@standard-schema/spec';

/** What something kept on the device has to look like: valibot's schemas, and a contract's, which are zod's, where these are there anyway. */
export type Shape<T> = StandardSchemaV1<unknown, T>;

/** The value if it has the shape, else null; shapes that ask somebody first are none of ours. */
export function valueOfShape<T>(shape: Shape<T>, value: unknown): T | null {
  const checked = shape['~standard'].validate(value);
  if (checked instanceof Promise) throw new Error('what lies on the device is checked at once');
  return checked.issues ? null : checked.value;
}
