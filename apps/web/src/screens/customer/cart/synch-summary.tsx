import { Alert, List, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import {
  type SynchSummary as Summary,
  selectSummaryTold,
  summaryRead,
  summaryTold,
} from '../../../entities/cart/cart-synch.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';

/** The cart of this device could not be taken into the account yet. */
export function SynchWaiting() {
  const { t } = useTranslation('cart');
  useAnnounced(t('synch.waiting'));
  return <Alert icon={<IconInfoCircle />}>{t('synch.waiting')}</Alert>;
}

/** What came into the account's cart, and what did not and why. */
export function SynchSummary({ summary }: { summary: Summary }) {
  const { t } = useTranslation('cart');
  const dispatch = useAppDispatch();
  const isTold = useAppSelector(selectSummaryTold);
  useAnnounced(!isTold && t('synch.title'));
  useEffect(() => {
    dispatch(summaryTold());
  }, [dispatch]);
  return (
    <Alert
      icon={<IconInfoCircle />}
      title={t('synch.title')}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={() => dispatch(summaryRead())}
    >
      {summary.added > 0 && <Text>{t('synch.added', { count: summary.added })}</Text>}
      {summary.skipped.length > 0 && (
        <>
          <Text>{t('synch.skipped')}</Text>
          <List>
            {summary.skipped.map(({ name, reason }) => (
              <List.Item key={`${name} ${reason}`}>
                {name}: {t(`synch.reasons.${reason}`)}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
