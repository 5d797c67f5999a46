import { Stack } from '@mantine/core';
import * as v from 'valibot';
import { DriverSwitch } from '../../../entities/deliveries/driver-switch.tsx';
import { canKeepAwake, useWakeLock } from '../../../shared/hooks/use-wake-lock.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { createStored } from '../../../shared/storage/stored.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import classes from './deliveries.module.css';

/** A matter of the phone, not of its person: it stays when another one signs in. */
const isWanted = createStored('keepScreenOn', () => v.boolean(), { area: 'device', perPerson: false });

/** Keeps the screen on while an order is in hand, for who has asked for it (DELIVERY-29); nothing where a phone cannot. */
export function KeepScreenOn() {
  const { t } = useTranslation('deliveries');
  const isOn = isWanted.use() ?? false;
  const isRefused = useWakeLock(isOn && canKeepAwake());
  const failed = isRefused && t('awake.failed');
  useAnnounced(failed);
  if (!canKeepAwake()) return null;
  return (
    <div className={classes.awake}>
      <DriverSwitch isOn={isOn} onToggle={() => isWanted.write(isOn ? null : true)}>
        <Stack component="span" gap={0}>
          <strong>{t('awake.label')}</strong>
          <span>{t('awake.text')}</span>
        </Stack>
      </DriverSwitch>
      <p className={classes.awakeRefused}>{failed}</p>
    </div>
  );
}
