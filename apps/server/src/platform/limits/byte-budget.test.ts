import { expect, test, vi } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

test('who holds the most of all gives up the largest, however little others bring, and nobody else', () => {
  const budget = createByteBudget(100);
  const open = (whose: string, bytes: number) => {
    const giveUp = vi.fn();
    const holding = budget.open(whose, giveUp);
    holding.take(bytes);
    return { giveUp, ...holding };
  };
  const [small, large] = [open('many', 30), open('many', 40)];
  const other = open('other', 30);
  expect(other.giveUp).not.toHaveBeenCalled();
  other.take(1);
  expect([small, large, other].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([0, 1, 0]);
  large.take(1_000);
  large.giveBack();
  const third = open('third', 39);
  expect(third.giveUp).not.toHaveBeenCalled();
  third.take(1);
  expect([small, large, other, third].map(({ giveUp }) => giveUp.mock.calls.length)).toEqual([0, 1, 0, 1]);
  other.giveBack();
  small.giveBack();
  const all = open('fourth', 100);
  expect(all.giveUp).not.toHaveBeenCalled();
  all.settle();
  expect(open('fifth', 1).giveUp).toHaveBeenCalledOnce();
  expect(all.giveUp).not.toHaveBeenCalled();
});
