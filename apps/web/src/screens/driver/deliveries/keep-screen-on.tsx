import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { DriverSwitch } from '../../../entities/deliveries/driver-switch.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { createStored } from '../../../shared/storage/stored.ts';
import classes from './deliveries.module.css';

/** A matter of the phone, not of its person: it stays when another one signs in. */
const isWanted = createStored('keepScreenOn', () => v.boolean(), { area: 'device', perPerson: false });

/** Keeps the screen on while an order is in hand, for who has asked for it (DELIVERY-29); nothing where a phone cannot. */
export function KeepScreenOn() {
  const { t } = useTranslation('deliveries');
  const isOn = isWanted.use() ?? false;
  const isRefused = useWakeLock(isOn && canKeepAwake());
  if (!canKeepAwake()) return null;
  return (
    <div className={classes.awake}>
      <DriverSwitch isOn={isOn} onToggle={() => isWanted.write(isOn ? null : true)}>
        <Stack component="span" gap={0}>
          <strong>{t('awake.label')}</strong>
          <span>{t('awake.text')}</span>
        </Stack>
      </DriverSwitch>
      <p role="status" className={classes.awakeRefused}>
        {isRefused && t('awake.failed')}
      </p>
    </div>
  );
}

/** Whether this phone lets a page keep its screen on at all. */
const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on for as long as it is wanted and the page is to be seen. The phone takes it back when the page is
 * hidden, so it is asked for again when the page comes back; and on its own account, as when it saves power.
 * @returns whether the phone refuses it now
 */
function useWakeLock(isWanted: boolean): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ending = new AbortController();
    void keepAwake(ending.signal, setRefused);
    return () => {
      ending.abort();
      setRefused(false);
    };
  }, [isWanted]);
  return isRefused;
}

/** Holds the lock until the signal comes, and tells whenever it is had or refused. */
function keepAwake(signal: AbortSignal, tellRefused: (isRefused: boolean) => void): Promise<void> {
  let held: WakeLockSentinel | null = null;
  const isSeen = () => document.visibilityState === 'visible';

  const hold = async () => {
    if (!isSeen() || (held && !held.released)) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      // No longer wanted by the time it came.
      if (signal.aborted) return void lock.release();
      held = lock;
      tellRefused(false);
      // Hidden pages lose it as a matter of course; one that is seen has been refused.
      lock.addEventListener('release', () => {
        if (!signal.aborted) tellRefused(isSeen());
      });
    } catch {
      // Hidden in the meantime is no refusal.
      if (!signal.aborted) tellRefused(isSeen());
    }
  };
  document.addEventListener('visibilitychange', () => void hold(), { signal });
  signal.addEventListener('abort', () => void held?.release());
  return hold();
}
