import { Switch } from '@mantine/core';
import { useId } from 'react';
import { bellChoice } from '../../features/order-bell/bell-choice.ts';
import { hasBell, ringBell, useIsBellAsleep, wakeBell } from '../../features/order-bell/bell-sound.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './bell-switch.module.css';

/** Has this device ring when an order arrives (SCREEN-41). Switched on it rings once, for her to hear how loud it is. */
export function BellSwitch() {
  const { t } = useTranslation('owner');
  const about = useId();
  const isOn = bellChoice.use() ?? false;
  const isAsleep = useIsBellAsleep();
  const change = async (next: boolean) => {
    bellChoice.write(next);
    if (!next) return;
    await wakeBell();
    ringBell();
  };
  if (!hasBell()) return null;
  return (
    <div className={classes.box}>
      <Switch
        checked={isOn}
        onChange={(event) => void change(event.currentTarget.checked)}
        label={t('bell.label')}
        aria-describedby={about}
      />
      <p id={about} className={classes.about}>
        {t('bell.about')}
      </p>
      <p className={classes.asleep} role="status">
        {isOn && isAsleep && t('bell.asleep')}
      </p>
    </div>
  );
}
