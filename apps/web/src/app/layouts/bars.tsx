import { ActionIcon, Anchor } from '@mantine/core';
import { IconPlugConnected, IconWifiOff, IconX } from '@tabler/icons-react';
import * as v from 'valibot';
import { useConnection } from '../../shared/connection/use-connection.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { createStored } from '../../shared/storage/stored.ts';
import { useAnnounced } from '../../shared/ui/announce.ts';
import classes from './bars.module.css';

/** Tells when the connection is lost, and for three seconds when it is back. */
export function OfflineBar() {
  const { t } = useTranslation('layout');
  const connection = useConnection();
  useAnnounced(connection === 'lost' ? t('offline') : connection === 'back' && t('online'));
  return (
    <>
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
    </>
  );
}

const hasBeenRead = createStored('cookieDisclaimer', () => v.boolean(), { area: 'device', perPerson: true });

/**
 * A place for businesses, and where individuals go instead (FRAME-5): until it has been read. Whether it has is marked
 * on the document before the first paint (before-the-app.js), so that no page moves.
 */
export function BusinessNotice() {
  const { t } = useTranslation('layout');
  const { classifieds_url, product: town } = useSite();
  const close = () => {
    hasBeenRead.write(true);
    document.documentElement.toggleAttribute('data-notice-read', true);
    // What had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside className={classes.notice} aria-label={t('notice.label')}>
      <p>
        <span>{t('notice.businessOnly', { town })} </span>
        {classifieds_url && (
          <Anchor href={classifieds_url} rel="noopener" inherit underline="always">
            {t('notice.classifieds')}
          </Anchor>
        )}
      </p>
      <ActionIcon variant="subtle" color="gray" aria-label={t('notice.close')} onClick={close}>
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
    </aside>
  );
}
