import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { DispatchBoard } from '@mercadito/contracts/dispatch';
import { useState } from 'react';
import { useGetDispatchBoardQuery } from '../../../entities/dispatch/dispatch.api.ts';
import type { Reading } from '../../../shared/ui/loaded.tsx';
import { countChanges, type Move, withMoves } from './board-moves.ts';
import type { BoardFilter } from './use-board-filter.ts';

interface MadeMove {
  readonly move: Move;
  /** When the server said yes; null until then. */
  readonly doneAt: number | null;
}

export interface Board {
  /** What is shown: as of now, or of when it was paused, with what was done here. */
  readonly reading: Reading<DispatchBoard>;
  /** Who is at work, also while another filter's orders are on their way. */
  readonly drivers: readonly DriverProfile[];
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** How much has changed since it was paused. */
  readonly changes: number;
  readonly showChanges: () => void;
  /** Shows a move before the server has said yes. */
  readonly begin: (transactionId: string, move: Move) => void;
  /** The server has said yes, or no, and the order is where it was. */
  readonly settle: (transactionId: string, isDone: boolean) => void;
}

/** The board, live or paused, with what is being done on this device (DISPATCH-6, DISPATCH-9). */
export function useBoard(filter: BoardFilter): Board {
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

  return {
    reading: { ...query, currentData: shown },
    drivers: query.data?.drivers ?? [],
    isPaused,
    setPaused: (wish) => {
      setPaused(wish);
      setFrozen(null);
    },
    changes: shown && now && kept ? countChanges(shown, now) : 0,
    showChanges: () => setFrozen(null),
    begin: (number, move) => setMade((before) => new Map(before).set(number, { move, doneAt: null })),
    settle: (number, isDone) =>
      setMade((before) => {
        const next = new Map(before);
        const entry = next.get(number);
        if (entry && isDone) next.set(number, { ...entry, doneAt: Date.now() });
        else next.delete(number);
        return next;
      }),
  };
}
