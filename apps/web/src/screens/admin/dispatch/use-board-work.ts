import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { DispatchBoard } from '@mercadito/contracts/dispatch';
import { useState } from 'react';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { useMedia } from '../../../shared/hooks/use-media.ts';
import type { useBoardFilter } from './board-head.tsx';
import { driverName, driverNameAmong } from './driver-facts.tsx';
import { useAssign } from './order-acts.tsx';
import type { Board, Move } from './use-board.ts';

/** Where the columns stand beside each other. */
const WIDE = '(min-width: 62em)';

export type BoardWork = ReturnType<typeof useBoardWork>;

/** What is chosen, drawn and given on the board. */
export function useBoardWork(board: Board, { hrefWith }: ReturnType<typeof useBoardFilter>) {
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
    /** The orders that are chosen, of those that still wait. */
    chosen,
    choose,
    chooseNone: () => setWished(new Set()),
    canDrag: isWide,
    /** The orders that are being drawn: the one that was taken hold of, or all chosen with it. */
    dragged,
    drag: (number: string) => setDragged(chosen.includes(number) ? chosen : [number]),
    drop: () => setDragged([]),
    give: (numbers: readonly string[], driver: DriverProfile) => {
      setDragged([]);
      setWished(new Set([...wished].filter((number) => !numbers.includes(number))));
      giving.give(numbers, driver);
    },
    /** The server has done this with an order. */
    show: (number: string, move: Move) => {
      board.begin(number, move);
      board.settle(number, true);
    },
    result: giving.result,
    forgetResult: giving.forget,
    /** What a driver is called among all of the board. */
    nameOf: (driver: DriverProfile) => driverNameAmong(board.drivers, driver),
    /** The board with that driver's orders alone. */
    hrefOfDriver: (driverId: number) => hrefWith('driver_id', String(driverId)),
  };
}

/** How giving several orders to a driver went. */
interface GivingResult {
  readonly name: string;
  readonly went: number;
  readonly refused: readonly { readonly number: string; readonly why: string }[];
}

/** Gives waiting orders to a driver, shown at once: what is refused goes back to where it was, and why is said (DISPATCH-6). */
function useGiving({ begin, settle }: Board) {
  const assign = useAssign();
  const [result, setResult] = useState<GivingResult | null>(null);

  const giveAll = async (numbers: readonly string[], driver: DriverProfile) => {
    const at = serverNow().toISOString();
    for (const number of numbers) begin(number, { to: 'driver', driverId: driver.id, at });
    const refused: { number: string; why: string }[] = [];
    // One after the other: each is refused or not by the driver's active deliveries by then.
    for (const number of numbers) {
      const why = await assign(number, driver);
      settle(number, why === null);
      if (why !== null) refused.push({ number, why });
    }
    setResult({ name: driverName(driver), went: numbers.length - refused.length, refused });
  };
  return {
    give: (numbers: readonly string[], driver: DriverProfile) => {
      setResult(null);
      void giveAll(numbers, driver);
    },
    result,
    forget: () => setResult(null),
  };
}
