import { IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './will-send.module.css';

/** Beside what a driver did and the server does not know yet (DELIVERY-17). */
export function WillSend() {
  const { t } = useTranslation('deliveries');
  return (
    <p className={classes.note}>
      <IconCloudUp size={22} aria-hidden="true" /> {t('run.willSend')}
    </p>
  );
}
