import { PROVISIONAL_RATE_MICROS, toRateMicros } from '@mercadito/domain/money/exchange-rate';
import { useEffect } from 'react';
import * as v from 'valibot';
import { useSettings } from '../../shared/site/use-site.ts';
import { createStored } from '../../shared/storage/stored.ts';

/** MONEY-5: the rate a guest's cart uses, pesos for a dollar. */
const stored = createStored('mxn_to_usd', () => v.pipe(v.number(), v.finite()), { area: 'device', perPerson: true });

export interface Rate {
  readonly micros: number;
  /** No rate has ever been loaded on this device: what is in dollars has no true total yet. */
  readonly isProvisional: boolean;
}

/** Pesos for a dollar: the settings' as soon as they are there, else the last one known here. */
export function useRate(): Rate {
  const { usd_mxn_value, isKnown } = useSettings();
  const known = isKnown ? usd_mxn_value : stored.read();
  const micros = known === null ? null : toRateMicros(known);
  return micros === null ? { micros: PROVISIONAL_RATE_MICROS, isProvisional: true } : { micros, isProvisional: false };
}

/** Keeps the rate on the device at every load of the settings (MONEY-5). */
export function useKeepRate(): void {
  const { usd_mxn_value, isKnown } = useSettings();
  useEffect(() => {
    if (isKnown) stored.write(usd_mxn_value);
  }, [usd_mxn_value, isKnown]);
}
