import type { BoardColumn, BoardOrder, DispatchBoard } from '@mercadito/contracts/dispatch';
import { driverName } from './driver-facts.tsx';

/** What was done with an order on this device, shown before the server's next answer tells of it. */
export type Move =
  | { readonly to: 'driver'; readonly driverId: number; readonly at: string }
  | { readonly to: 'queue'; readonly at: string }
  | { readonly to: 'gone' };

export type Moves = ReadonlyMap<string, Move>;

const COLUMNS = ['waiting', 'in_progress', 'failed'] as const;

type ColumnName = (typeof COLUMNS)[number];

const without = (column: BoardColumn, number: string): BoardColumn => ({
  ...column,
  orders: column.orders.filter(({ transaction_id }) => transaction_id !== number),
  count: column.count - 1,
});

const withOrder = (column: BoardColumn, order: BoardOrder): BoardColumn => ({
  ...column,
  orders: [...column.orders, order].toSorted((one, other) => one.since.localeCompare(other.since)),
  count: column.count + 1,
});

const find = ({ orders }: BoardColumn, number: string): BoardOrder | undefined =>
  orders.find(({ transaction_id }) => transaction_id === number);

function handedTo(board: DispatchBoard, order: BoardOrder, driverId: number, at: string): DispatchBoard {
  const driver = board.drivers.find(({ id }) => id === driverId);
  const held = {
    ...order,
    driver_id: driverId,
    driver_name: driver ? driverName(driver) : null,
    since: at,
  };
  return {
    ...board,
    waiting: without(board.waiting, order.transaction_id),
    in_progress: withOrder(board.in_progress, held),
    drivers: board.drivers.map((each) =>
      each.id === driverId ? { ...each, orders_assigned_count: each.orders_assigned_count + 1 } : each,
    ),
  };
}

function moved(board: DispatchBoard, number: string, move: Move): DispatchBoard {
  const waits = find(board.waiting, number);
  const failed = find(board.failed, number);
  if (move.to === 'driver') return waits ? handedTo(board, waits, move.driverId, move.at) : board;
  if (move.to === 'queue') {
    if (!failed) return board;
    const again = { ...failed, driver_id: null, driver_name: null, reason: '', since: move.at };
    return { ...board, failed: without(board.failed, number), waiting: withOrder(board.waiting, again) };
  }
  if (waits) return { ...board, waiting: without(board.waiting, number) };
  return failed ? { ...board, failed: without(board.failed, number) } : board;
}

/** The board as it will be once these moves are told: one that is told already changes nothing (DISPATCH-6). */
export function withMoves(board: DispatchBoard, moves: Moves): DispatchBoard {
  return [...moves].reduce((next, [number, move]) => moved(next, number, move), board);
}

/** Where each order stands and who has it, and whether each driver is on duty. */
function standings(board: DispatchBoard): Map<string, string> {
  const ofColumn = (name: ColumnName) =>
    board[name].orders.map(({ transaction_id, driver_id }) => [transaction_id, `${name} ${driver_id}`] as const);
  const ofDrivers = board.drivers.map(({ id, settings }) => [`driver ${id}`, settings.availability_status] as const);
  return new Map([...COLUMNS.flatMap(ofColumn), ...ofDrivers]);
}

/** How many orders and drivers stand otherwise on the one board than on the other (DISPATCH-9). */
export function countChanges(shown: DispatchBoard, now: DispatchBoard): number {
  const [before, after] = [standings(shown), standings(now)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).length;
}
