import type { BoardColumn, BoardOrder, DispatchBoard } from '@mercadito/contracts/dispatch';
import { useState } from 'react';
import { useGetDispatchBoardQuery } from '../../../entities/dispatch/dispatch.api.ts';
import type { Reading } from '../../../shared/ui/loaded.tsx';
import { driverName } from './driver-facts.tsx';

/** Which orders the board shows, as its call takes it. */
export interface BoardFilter {
  readonly location?: string | undefined;
  readonly driver_id?: number | undefined;
}

interface MadeMove {
  readonly move: Move;
  /** When the server said yes; null until then. */
  readonly doneAt: number | null;
}

export type Board = ReturnType<typeof useBoard>;

/** The board, live or paused, with what is being done on this device (DISPATCH-6, DISPATCH-9). */
export function useBoard(filter: BoardFilter) {
  const query = useGetDispatchBoardQuery(filter);
  const { currentData: live, fulfilledTimeStamp = 0 } = query;
  const [made, setMade] = useState<ReadonlyMap<string, MadeMove>>(new Map());
  const [isPaused, setPaused] = useState(false);
  const [frozen, setFrozen] = useState<{
    readonly board: DispatchBoard;
    readonly of: string;
    readonly readAt: number;
  } | null>(null);

  // A board of another filter is another board: it is frozen as it comes.
  const of = JSON.stringify(filter);
  if (isPaused && live && frozen?.of !== of) setFrozen({ board: live, of, readAt: fulfilledTimeStamp });
  const kept = isPaused && frozen?.of === of ? frozen : null;

  const movesAfter = (time: number) =>
    new Map(
      [...made]
        .filter(([, { doneAt }]) => doneAt === null || doneAt >= time)
        .map(([number, { move }]) => [number, move] as const),
    );
  const now = live && withMoves(live, movesAfter(fulfilledTimeStamp));
  // What was done before has been read with it, and may have been undone since.
  const shown = kept ? withMoves(kept.board, movesAfter(kept.readAt)) : now;

  /** What is shown: as of now, or of when it was paused, with what was done here. */
  const reading: Reading<DispatchBoard> = { ...query, currentData: shown };
  return {
    reading,
    /** Who is at work, also while another filter's orders are on their way. */
    drivers: query.data?.drivers ?? [],
    isPaused,
    setPaused: (wanted: boolean) => {
      setPaused(wanted);
      setFrozen(null);
    },
    /** How much has changed since it was paused. */
    changes: shown && now && kept ? countChanges(shown, now) : 0,
    showChanges: () => setFrozen(null),
    /** Shows a move before the server has said yes. */
    begin: (number: string, move: Move) => setMade((before) => new Map(before).set(number, { move, doneAt: null })),
    /** The server has said yes, or no, and the order is where it was. */
    settle: (number: string, isDone: boolean) =>
      setMade((before) => {
        const next = new Map(before);
        const entry = next.get(number);
        if (entry && isDone) next.set(number, { ...entry, doneAt: Date.now() });
        else next.delete(number);
        return next;
      }),
  };
}

/** What was done with an order on this device, shown before the server's next answer has it. */
export type Move =
  | { readonly to: 'driver'; readonly driverId: number; readonly at: string }
  | { readonly to: 'queue'; readonly at: string }
  | { readonly to: 'confirmed' }
  | { readonly to: 'gone' };

type Moves = ReadonlyMap<string, Move>;

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

function confirmed(board: DispatchBoard, number: string): DispatchBoard {
  const orders = board.waiting.orders.map((order) =>
    order.transaction_id === number ? { ...order, awaits_confirmation: false } : order,
  );
  return { ...board, waiting: { ...board.waiting, orders } };
}

function moved(board: DispatchBoard, number: string, move: Move): DispatchBoard {
  const waiting = find(board.waiting, number);
  const failed = find(board.failed, number);
  if (move.to === 'driver') return waiting ? handedTo(board, waiting, move.driverId, move.at) : board;
  if (move.to === 'queue') {
    if (!failed) return board;
    const queued = { ...failed, driver_id: null, driver_name: null, reason: '', since: move.at };
    return { ...board, failed: without(board.failed, number), waiting: withOrder(board.waiting, queued) };
  }
  if (move.to === 'confirmed') return confirmed(board, number);
  if (waiting) return { ...board, waiting: without(board.waiting, number) };
  return failed ? { ...board, failed: without(board.failed, number) } : board;
}

/** The board as it will be once these moves are known: one that is known already changes nothing (DISPATCH-6). */
export function withMoves(board: DispatchBoard, moves: Moves): DispatchBoard {
  return [...moves].reduce((next, [number, move]) => moved(next, number, move), board);
}

/** Where each order is, who has it and whether it is to be confirmed, and whether each driver is on duty. */
function placesOf(board: DispatchBoard): Map<string, string> {
  const ofColumn = (name: ColumnName) =>
    board[name].orders.map(
      ({ transaction_id, driver_id, awaits_confirmation }) =>
        [transaction_id, `${name} ${driver_id} ${awaits_confirmation === true}`] as const,
    );
  const ofDrivers = board.drivers.map(({ id, settings }) => [`driver ${id}`, settings.availability_status] as const);
  return new Map([...COLUMNS.flatMap(ofColumn), ...ofDrivers]);
}

/** How many orders and drivers stand otherwise on the one board than on the other (DISPATCH-9). */
export function countChanges(shown: DispatchBoard, now: DispatchBoard): number {
  const [before, after] = [placesOf(shown), placesOf(now)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).length;
}
