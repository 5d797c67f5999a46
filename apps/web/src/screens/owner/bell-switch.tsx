import { Switch } from '@mantine/core';
import { useId } from 'react';
import { bellChoice, hasBell, ringBell, useIsBellAsleep, wakeBell } from '../../features/order-bell/order-bell.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import looks from '../../shared/ui/looks.module.css';
import classes from './company-orders.module.css';

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
  const asleep = isOn && isAsleep && t('bell.asleep');
  useAnnounced(asleep);
  if (!hasBell()) return null;
  return (
    <div>
      <Switch
        checked={isOn}
        onChange={(event) => void change(event.currentTarget.checked)}
        label={t('bell.label')}
        aria-describedby={about}
      />
      <p id={about} className={classes.bellAbout}>
        {t('bell.about')}
      </p>
      <p className={`${looks.ifAny} ${classes.bellAsleep}`}>{asleep}</p>
    </div>
  );
}
