import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStops, orderStops, townsOfRoute } from './stops.ts';

const at = (location: string, name = location) => ({ name, location });
const TOWNS = ['Galeana', 'Lagunitas', 'Lebaron', ''];
const stops = fc.array(fc.record({ name: fc.string(), location: fc.constantFrom(...TOWNS) }), { maxLength: 6 });
const drop = fc.constantFrom('Galeana', 'Lagunitas', 'Angostura');

describe('the stops of an order', () => {
  test.each([
    ['in one town stay as they are', ['Galeana', 'Galeana'], 'Lebaron', ['Galeana', 'Galeana']],
    ['in one town come one after the other', ['Galeana', 'Lebaron', 'Galeana'], 'A', ['Galeana', 'Galeana', 'Lebaron']],
    ['in the customer’s town come last', ['Galeana', 'Lebaron'], 'Galeana', ['Lebaron', 'Galeana']],
  ])('%s', (_, towns, door, expected) => {
    const inOrder = orderStops(
      towns.map((town) => at(town)),
      door,
    );
    expect(inOrder.map(({ location }) => location)).toEqual(expected);
  });

  test('are all there, once each, however many towns they lie in', () => {
    fc.assert(
      fc.property(stops, drop, (pickUps, door) => {
        const inOrder = orderStops(pickUps, door);
        expect(inOrder).toHaveLength(pickUps.length);
        expect(new Set(inOrder)).toEqual(new Set(pickUps));
        expect(orderStops(inOrder, door)).toEqual(inOrder);
      }),
    );
  });

  test('are each business and the door', () => {
    expect(countStops([at('Galeana'), at('Lebaron')])).toBe(3);
  });
});

describe('the towns on the way', () => {
  test.each([
    ['lead from the pick-ups to the door', ['Lagunitas'], 'Lebaron', ['Lagunitas', 'Lebaron']],
    ['are one where everything is in one town', ['Galeana', 'Galeana'], 'Galeana', ['Galeana']],
    ['leave out a business that has none', ['', 'Lagunitas'], 'Lebaron', ['Lagunitas', 'Lebaron']],
  ])('%s', (_, towns, door, expected) => {
    expect(
      townsOfRoute(
        towns.map((town) => at(town)),
        door,
      ),
    ).toEqual(expected);
  });

  test('are named once each, and end at the door', () => {
    fc.assert(
      fc.property(stops, drop, (pickUps, door) => {
        const towns = townsOfRoute(pickUps, door);
        expect(towns.at(-1)).toBe(door);
        expect(new Set(towns).size).toBe(towns.length);
      }),
    );
  });
});
