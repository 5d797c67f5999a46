import * as v from 'valibot';
import { DriverSwitch } from '../../../entities/deliveries/driver-switch.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { createStored } from '../../../shared/storage/stored.ts';
import classes from './keep-screen-on.module.css';
import { canKeepAwake, useWakeLock } from './use-wake-lock.ts';

/** A matter of the phone, not of its person: it stays when another one signs in. */
const isWanted = createStored('keepScreenOn', () => v.boolean(), { area: 'device', perPerson: false });

/** Keeps the screen on while an order is in hand, for who has asked for it (DELIVERY-29); nothing where a phone cannot. */
export function KeepScreenOn() {
  const { t } = useTranslation('deliveries');
  const isOn = isWanted.use() ?? false;
  const isRefused = useWakeLock(isOn && canKeepAwake());
  if (!canKeepAwake()) return null;
  return (
    <div className={classes.box}>
      <DriverSwitch isOn={isOn} onToggle={() => isWanted.write(isOn ? null : true)}>
        <span className={classes.words}>
          <strong>{t('awake.label')}</strong>
          <span>{t('awake.text')}</span>
        </span>
      </DriverSwitch>
      <p role="status" className={classes.refused}>
        {isRefused && t('awake.failed')}
      </p>
    </div>
  );
}
