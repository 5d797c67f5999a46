import { IconPlugConnected, IconWifiOff } from '@tabler/icons-react';
import { useConnection } from '../hooks/use-connection.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './offline-bar.module.css';

/** Tells when the connection is lost, and for three seconds when it is back. */
export function OfflineBar() {
  const { t } = useTranslation('layout');
  const connection = useConnection();
  return (
    <div role="status">
      {connection === 'lost' && (
        <div className={classes.bar}>
          <IconWifiOff size={18} aria-hidden="true" /> {t('offline')}
        </div>
      )}
      {connection === 'back' && (
        <div className={classes.bar} data-good>
          <IconPlugConnected size={18} aria-hidden="true" /> {t('online')}
        </div>
      )}
    </div>
  );
}
