import { type Answered, OTHER } from '@mercadito/domain/answered';
import * as z from 'zod';

/** The enums that are read as `Answered`; another one in an answer is a mistake, which a test of all contracts finds. */
export const ANSWERED = z.registry();

/**
 * One of some values in an answer (CALL-21). The server gives those alone; whoever reads it needs something for any other
 * one as well, which is read as `other`. Requests take `z.enum`: what they hold is refused where it is not known.
 */
export function answered<const V extends string>(values: readonly V[]): z.ZodType<Answered<V>, V> {
  return z.enum(values as readonly [V, ...V[]]).register(ANSWERED) as z.ZodType<unknown> as z.ZodType<Answered<V>, V>;
}

type Issues = readonly z.core.$ZodIssue[];
type Path = readonly PropertyKey[];

/** An enum's value that is not known, and one that is. */
interface Unknown {
  readonly path: Path;
  readonly standIn: string;
}

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

function setAt(body: unknown, path: Path, value: string): void {
  const parent = valueAt(body, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;
  const key = path.at(-1);
  if (parent && key !== undefined) parent[key] = value;
}

/** The values that are not known, where nothing else is wrong; null where there is. */
function unknownIn(issues: Issues, body: unknown, above: Path = []): Unknown[] | null {
  const found: Unknown[] = [];
  for (const issue of issues) {
    const path = [...above, ...issue.path];
    const more = issue.code === 'invalid_union' ? inOneOf(issue.errors, body, path) : unknownAt(issue, body, path);
    if (!more) return null;
    found.push(...more);
  }
  return found;
}

const inOneOf = (options: readonly Issues[], body: unknown, path: Path): Unknown[] | null =>
  options.map((issues) => unknownIn(issues, body, path)).find((found) => found !== null) ?? null;

function unknownAt(issue: z.core.$ZodIssue, body: unknown, path: Path): Unknown[] | null {
  const standIn = issue.code === 'invalid_value' ? issue.values[0] : undefined;
  return typeof standIn === 'string' && typeof valueAt(body, path) === 'string' ? [{ path, standIn }] : null;
}

/**
 * Reads an answer, which may be a newer server's: each value of an enum that is not known here is `other`, and the rest
 * stands (CALL-21). The server gives its answers by the schema alone.
 */
export function readAnswer<T>(schema: z.ZodType<T>, body: unknown): z.ZodSafeParseResult<T> {
  const read = schema.safeParse(body);
  const unknown = read.success ? null : unknownIn(read.error.issues, body);
  if (!unknown) return read;
  const known = structuredClone(body);
  for (const { path, standIn } of unknown) setAt(known, path, standIn);
  const again = schema.safeParse(known);
  if (!again.success) return read;
  for (const { path } of unknown) setAt(again.data, path, OTHER);
  return again;
}
