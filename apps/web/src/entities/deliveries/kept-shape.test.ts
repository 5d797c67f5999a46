import { deliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { driverProfile } from '@mercadito/contracts/deliveries/driver';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { valueOfShape } from '../../shared/storage/stored.ts';
import { orderShape, profileShape } from './kept-shape.ts';

/** Anything that a contract's schema allows. */
function anyOf(schema: z.core.JSONSchema.BaseSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => anyOf(each as typeof schema)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => anyOf({ ...schema, type })));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(Object.fromEntries(fields.map(([name, each]) => [name, anyOf(each as typeof schema)])));
    }
    case 'array':
      return fc.array(anyOf(schema.items as typeof schema), { maxLength: 2 });
    case 'integer':
      return fc.integer({ min: 1 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.string();
  }
}

test.each([
  ['profile', driverProfile, profileShape()],
  ['order', deliveryOrder, orderShape()],
])('whatever a contract allows of a driver’s %s can be kept on the device, all of it', (_, contract, shape) => {
  const { $defs: _defs, ...schema } = z.toJSONSchema(contract, { reused: 'inline', io: 'output' });
  fc.assert(
    fc.property(anyOf(inlined(schema, _defs)), (value) => {
      expect(valueOfShape(shape as never, value)).toEqual(value);
    }),
    { numRuns: 50 },
  );
});

/** Named schemas in their places. */
function inlined(schema: unknown, defs: Readonly<Record<string, unknown>> = {}): z.core.JSONSchema.BaseSchema {
  const text = JSON.stringify(schema, (_, value) => {
    const name = typeof value?.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
    return name === undefined ? value : inlined(defs[name], defs);
  });
  return JSON.parse(text);
}
