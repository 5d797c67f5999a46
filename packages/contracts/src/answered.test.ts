import { globSync } from 'node:fs';
import { OTHER } from '@mercadito/domain/answered';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ANSWERED, answered, readAnswer } from './answered.ts';
import type { AnyEndpoint } from './endpoint.ts';

const names = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((name) => !/\.test\.ts$|^site\//.test(name));
const files = await Promise.all(
  names.map((name) => import(/* @vite-ignore */ `./${name}`) as Promise<Record<string, unknown>>),
);

const isCall = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'response' in value && 'access' in value;

const calls = files.flatMap((file) => Object.values(file).filter(isCall));

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];
type Found = { readonly path: Path; readonly schema: Schema };

const NEWER = 'only a newer server knows this';

const lengthOf = ({ checks = [] }: z.core.$ZodArrayDef): number =>
  checks.map(({ _zod: { def } }) => ('length' in def ? Number(def.length) : 1)).at(0) ?? 1;

/** A body of a schema with everything in it, and the enums that stand there. */
class Sample {
  readonly enums: Found[] = [];

  of(schema: Schema, path: Path = []): unknown {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape).map(([key, field]) => [key, this.of(field, [...path, key])]),
        );
      case 'array':
        return Array.from({ length: lengthOf(def) }, (_, index) => this.of(def.element, [...path, index]));
      case 'record':
        return { key: this.of(def.valueType, [...path, 'key']) };
      case 'optional':
      case 'nullable':
      case 'default':
        return this.of(def.innerType, path);
      case 'union':
        // Where the kind of an answer decides its shape, an unknown one cannot be read: kinds are enums beside fields that may be null.
        if ('discriminator' in def) throw new Error(`${path.join('.')} is told by its kind`);
        return this.of(def.options[0] as Schema, path);
      case 'pipe':
        return this.of(def.in, path);
      case 'enum':
        this.enums.push({ path, schema });
        return Object.values(def.entries)[0];
      case 'literal':
        return def.values[0];
      case 'number':
        return 1;
      case 'string':
        return 'text';
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        throw new Error(`${path.join('.')} is ${def.type}: say here how it is read when a newer server has more of it`);
    }
  }
}

const at = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);

function withValue(body: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(body);
  (at(copy, path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) as string] = value;
  return copy;
}

describe('what a newer server answers', () => {
  // Every answer is read some hundred times: a second, and more on a busy machine.
  test('an unknown value of any enum of any answer is read as other, and all else stands (CALL-21)', {
    timeout: 30_000,
  }, () => {
    let seen = 0;
    for (const { name, response } of calls) {
      if (response.def.type === 'string') continue;
      const sample = new Sample();
      const body = sample.of(response);
      const read = response.safeParse(body);
      expect(read.success, `${name}: ${read.error}`).toBe(true);
      for (const { path, schema } of sample.enums) {
        const place = `${name}: ${path.join('.')}`;
        expect(ANSWERED.has(schema as z.ZodType), `${place} is z.enum, not answered()`).toBe(true);
        const { data, error } = readAnswer(response, withValue(body, path, NEWER));
        expect(error, place).toBeUndefined();
        expect(at(data, path), place).toBe(OTHER);
        expect(withValue(data, path, at(read.data, path)), place).toEqual(read.data);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  const line = z.object({ id: z.int(), kind: answered(['placed', 'delivered']), note: z.string().nullable() });
  const history = z.object({ number: z.string(), lines: z.array(line) });
  const whole = { number: 'A', lines: [{ id: 1, kind: 'placed', note: null }] };

  test('only what is unknown changes, and it stands in its place', () => {
    const lines = [
      ...whole.lines,
      { id: 2, kind: 'weighed', note: 'on the scales' },
      { id: 3, kind: 'delivered', note: null },
    ];
    expect(readAnswer(history, { ...whole, lines, of: 'a newer field' }).data).toEqual({
      number: 'A',
      lines: [whole.lines[0], { id: 2, kind: OTHER, note: 'on the scales' }, lines[2]],
    });
  });

  test('the body that came is left as it was', () => {
    const body = { number: 'A', lines: [{ id: 1, kind: 'weighed', note: null }] };
    readAnswer(history, body);
    expect(body.lines[0]?.kind).toBe('weighed');
  });

  test('of answers that may be of two shapes the one is read whose values alone are unknown', () => {
    const either = z.union([z.object({ all: z.array(line) }), line]);
    expect(readAnswer(either, { id: 1, kind: 'weighed', note: null }).data).toEqual({ id: 1, kind: OTHER, note: null });
  });

  test.each([
    ['a value of another type', { number: 'A', lines: [{ id: 1, kind: 7, note: null }] }],
    ['an unknown value beside a field that is missing', { number: 'A', lines: [{ kind: 'weighed', note: null }] }],
    ['a field that is missing', { number: 'A' }],
    ['nothing', null],
  ])('%s is refused as before', (_, body) => {
    expect(readAnswer(history, body).success).toBe(false);
    expect(readAnswer(history, body).error).toEqual(history.safeParse(body).error);
  });

  test('whoever answers by the schema itself gives known values alone', () => {
    expect(history.safeParse({ number: 'A', lines: [{ id: 1, kind: OTHER, note: null }] }).success).toBe(false);
  });
});
