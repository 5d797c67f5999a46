import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { hasNewVersion, onNewVersion, takeNewVersion } from '../new-version.ts';
import classes from './frame.module.css';

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
