import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { useState } from 'react';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { driverName } from './driver-facts.tsx';
import { useAssign } from './use-assign.ts';
import type { Board } from './use-board.ts';

/** How giving several orders to a driver went. */
export interface GivingResult {
  readonly name: string;
  readonly went: number;
  readonly refused: readonly { readonly number: string; readonly why: string }[];
}

export interface Giving {
  readonly give: (numbers: readonly string[], driver: DriverProfile) => void;
  readonly result: GivingResult | null;
  readonly forget: () => void;
}

/** Gives waiting orders to a driver, shown at once: what is refused goes back to where it was, and why is said (DISPATCH-6). */
export function useGiving({ begin, settle }: Board): Giving {
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
    give: (numbers, driver) => {
      setResult(null);
      void giveAll(numbers, driver);
    },
    result,
    forget: () => setResult(null),
  };
}
