import { Button } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { takeNewVersion } from '../new-version.ts';
import classes from './bars.module.css';

/** That a newer version waits. Quiet: until the person has the time (LOOK-8). */
export function NewVersionBar() {
  const { t } = useTranslation('layout');
  useAnnounced(t('newVersion.text'));
  return (
    <div className={classes.newVersion}>
      {t('newVersion.text')}
      <Button variant="subtle" onClick={takeNewVersion}>
        {t('newVersion.update')}
      </Button>
    </div>
  );
}
