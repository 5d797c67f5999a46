import { describe, expect, test } from 'vitest';
import { aBoard, aBoardOrder, aColumn, aFailedOrder } from '../../../../test/fixtures/dispatch.ts';
import { countChanges, type Move, withMoves } from './use-board.ts';

const board = aBoard({ waiting: aColumn(aBoardOrder()), failed: aColumn(aFailedOrder()) });
const moved = (number: string, move: Move) => withMoves(board, new Map([[number, move]]));
const TO_QUEUE = { to: 'queue', at: '2026-11-22T10:05:00.000Z' } as const;
const TO_ANA = { to: 'driver', driverId: 7, at: '2026-11-22T10:00:00.000Z' } as const;

describe('a move', () => {
  test('to a driver takes the order off what waits and fills that driver’s hands', () => {
    const next = moved('WAITING1', TO_ANA);
    expect([next.waiting.count, next.in_progress.count]).toEqual([0, 1]);
    expect(next.in_progress.orders[0]).toMatchObject({ driver_id: 7, driver_name: 'Ana Ruiz', since: TO_ANA.at });
    expect(next.drivers[0]?.orders_assigned_count).toBe(1);
  });

  test('to the queue has a failed order wait again, from then on and without its driver', () => {
    const next = moved('FAILED01', TO_QUEUE);
    expect([next.failed.count, next.waiting.count]).toEqual([0, 2]);
    const again = next.waiting.orders.find(({ transaction_id }) => transaction_id === 'FAILED01');
    expect(again).toMatchObject({ driver_id: null, reason: '', since: TO_QUEUE.at });
  });

  test.each(['WAITING1', 'FAILED01'])('away takes %s off the board', (number) => {
    const next = moved(number, { to: 'gone' });
    expect(next.waiting.count + next.failed.count).toBe(1);
  });

  test.each<[string, Move]>([
    ['FAILED01', TO_ANA],
    ['WAITING1', TO_QUEUE],
    ['ELSEWHERE', { to: 'gone' }],
  ])('of %s that is told already changes nothing', (number, move) => {
    expect(moved(number, move)).toEqual(board);
  });
});

test('changes are counted by order and by driver, each once', () => {
  expect(countChanges(board, board)).toBe(0);
  expect(countChanges(board, moved('WAITING1', TO_ANA))).toBe(1);
  expect(countChanges(board, { ...moved('WAITING1', { to: 'gone' }), drivers: [] })).toBe(2);
});
