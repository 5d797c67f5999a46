import { ActionIcon, Anchor } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import * as v from 'valibot';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { createStored } from '../../shared/storage/stored.ts';
import classes from './business-notice.module.css';

const hasBeenRead = createStored('cookieDisclaimer', () => v.boolean(), { area: 'device', perPerson: true });

/**
 * A place for businesses, and where individuals go instead (FRAME-5): until it has been read. Whether it has is marked
 * on the document before the first paint (before-the-app.js), so that no page moves.
 */
export function BusinessNotice() {
  const { t } = useTranslation('layout');
  const { classifieds_url } = useSite();
  const close = () => {
    hasBeenRead.write(true);
    document.documentElement.toggleAttribute('data-notice-read', true);
    // What had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside className={classes.notice} aria-label={t('notice.label')}>
      <p>
        {t('notice.businessOnly')}{' '}
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
