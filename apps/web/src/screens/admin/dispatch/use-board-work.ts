import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { DispatchBoard } from '@mercadito/contracts/dispatch';
import type { Href } from '@mercadito/contracts/site/addresses';
import { useState } from 'react';
import { useMedia } from '../../../shared/hooks/use-media.ts';
import type { Move } from './board-moves.ts';
import { driverNameAmong } from './driver-facts.tsx';
import type { Board } from './use-board.ts';
import type { useBoardFilter } from './use-board-filter.ts';
import { type GivingResult, useGiving } from './use-giving.ts';

/** Where the columns stand beside each other. */
const WIDE = '(min-width: 62em)';

/** What is done on the board. */
export interface BoardWork {
  readonly isWide: boolean;
  /** The orders that are chosen, of those that still wait. */
  readonly chosen: readonly string[];
  readonly choose: (number: string, isChosen: boolean) => void;
  readonly chooseNone: () => void;
  readonly canDrag: boolean;
  /** The orders that are being drawn: the one that was taken hold of, or all chosen with it. */
  readonly dragged: readonly string[];
  readonly drag: (number: string) => void;
  readonly drop: () => void;
  readonly give: (numbers: readonly string[], driver: DriverProfile) => void;
  /** The server has done this with an order. */
  readonly told: (number: string, move: Move) => void;
  readonly result: GivingResult | null;
  readonly forgetResult: () => void;
  /** What a driver is called among all of the board. */
  readonly nameOf: (driver: DriverProfile) => string;
  /** The board with that driver's orders alone. */
  readonly hrefOfDriver: (driverId: number) => Href;
}

/** What is chosen, drawn and given on the board. */
export function useBoardWork(board: Board, { hrefWith }: ReturnType<typeof useBoardFilter>): BoardWork {
  const isWide = useMedia(WIDE);
  const giving = useGiving(board);
  const [wished, setWished] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const waiting: DispatchBoard['waiting']['orders'] = board.reading.currentData?.waiting.orders ?? [];
  const chosen = waiting.map(({ transaction_id }) => transaction_id).filter((number) => wished.has(number));

  const choose = (number: string, isChosen: boolean) => {
    const next = new Set(wished);
    if (isChosen) next.add(number);
    else next.delete(number);
    setWished(next);
  };
  return {
    isWide,
    chosen,
    choose,
    chooseNone: () => setWished(new Set()),
    canDrag: isWide,
    dragged,
    drag: (number) => setDragged(chosen.includes(number) ? chosen : [number]),
    drop: () => setDragged([]),
    give: (numbers, driver) => {
      setDragged([]);
      setWished(new Set([...wished].filter((number) => !numbers.includes(number))));
      giving.give(numbers, driver);
    },
    told: (number, move) => {
      board.begin(number, move);
      board.settle(number, true);
    },
    result: giving.result,
    forgetResult: giving.forget,
    nameOf: (driver) => driverNameAmong(board.drivers, driver),
    hrefOfDriver: (driverId) => hrefWith('driver_id', String(driverId)),
  };
}
