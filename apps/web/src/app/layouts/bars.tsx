import { Button } from '@mantine/core';
import { IconPlugConnected, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onOnline } from '../../shared/connection/on-reconnect.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { hasNewVersion, onNewVersion, takeNewVersion } from '../new-version.ts';
import classes from './bars.module.css';

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

const SAID_FOR = 3_000;

/** `fine`, `lost`, or `back` for three seconds after it was lost. */
export function useConnection(): 'fine' | 'lost' | 'back' {
  const [connection, setConnection] = useState<'fine' | 'lost' | 'back'>('fine');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = () => {
      clearTimeout(timer);
      setConnection('lost');
    };
    const back = () => {
      setConnection('back');
      timer = setTimeout(() => setConnection('fine'), SAID_FOR);
    };
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    const stop = onOnline(back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lost);
      stop();
    };
  }, []);

  return connection;
}

/** Quiet: it waits until the person has the time (LOOK-8). */
export function NewVersionBar() {
  const { t } = useTranslation('layout');
  const isThere = useSyncExternalStore(onNewVersion, hasNewVersion, () => false);
  return (
    <div role="status">
      {isThere && (
        <div className={classes.newVersion}>
          {t('newVersion.text')}
          <Button variant="subtle" onClick={takeNewVersion}>
            {t('newVersion.update')}
          </Button>
        </div>
      )}
    </div>
  );
}
