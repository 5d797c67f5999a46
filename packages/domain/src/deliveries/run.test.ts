import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canMoveTo, inChosenOrder, moved, runOf } from './run.ts';

const order = (transaction_id: string, ...parts: number[]) => ({
  transaction_id,
  location: 'Galeana',
  order_companies: parts.map((order_company_id) => ({ order_company_id, location: 'Galeana' })),
});
const ORDERS = [order('A', 1, 2), order('B', 3)];
const ALL = () => true;
const keysOf = (stops: readonly { readonly key: string }[]) => stops.map(({ key }) => key);

describe('the run of several orders (DELIVERY-34)', () => {
  test('has all pick-ups before all doors', () => {
    expect(keysOf(runOf(ORDERS, ALL))).toEqual(['A 1', 'A 2', 'B 3', 'A', 'B']);
  });

  test('leaves out where nothing is to be fetched', () => {
    expect(keysOf(runOf(ORDERS, ({ order_company_id }) => order_company_id !== 1))).toEqual(['A 2', 'B 3', 'A', 'B']);
  });

  test('stands as the driver has put it; what is gone leaves no hole, and what is new comes by itself', () => {
    const chosen = ['B 3', 'A 1', 'B', 'A', 'A 2'];
    expect(keysOf(inChosenOrder(runOf(ORDERS, ALL), chosen))).toEqual(chosen);
    const later = runOf([...ORDERS, order('C', 4)], ({ order_company_id }) => order_company_id !== 1);
    expect(keysOf(inChosenOrder(later, chosen))).toEqual(['B 3', 'B', 'C 4', 'A', 'A 2', 'C']);
  });

  test('lets no door come before what is brought there', () => {
    const stops = runOf([order('A', 1)], ALL);
    expect([canMoveTo(stops, 1, 0), canMoveTo(stops, 0, 1)]).toEqual([false, false]);
    expect(canMoveTo(runOf(ORDERS, ALL), 2, 1)).toBe(true);
    expect(canMoveTo(stops, 0, -1)).toBe(false);
  });

  test('keeps each stop once, however it is moved', () => {
    const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(4)));
    const holds = (all: [number, number][]) => {
      const keys = all.reduce<string[]>((before, [from, to]) => moved(before, from, to), keysOf(runOf(ORDERS, ALL)));
      return [...keys].sort().join() === keysOf(runOf(ORDERS, ALL)).sort().join();
    };
    fc.assert(fc.property(steps, holds));
  });
});
