import { Alert, List, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { selectSynchFailed, selectSynchSummary, summaryRead } from './cart-synch.slice.ts';
import { useGuestCart } from './guest-cart.ts';

/** What became of the cart somebody filled before signing in (ui.md C3). */
export function SynchNotice() {
  const { t } = useTranslation('cart');
  const { isSignedIn } = useSession();
  const { lines } = useGuestCart();
  const hasFailed = useSelector(selectSynchFailed);
  const summary = useSelector(selectSynchSummary);
  const dispatch = useDispatch();

  if (isSignedIn && hasFailed && lines.length > 0) {
    return (
      <Alert role="status" icon={<IconInfoCircle />}>
        {t('synch.waiting')}
      </Alert>
    );
  }
  if (!summary) return null;
  return (
    <Alert
      role="status"
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
