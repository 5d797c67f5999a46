import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation } from '../../shared/navigation/router.tsx';
import type { TurnedAway } from '../gated.tsx';

/** Says why a person stands here and not where they wanted to go. */
export function TurnedAwayNotice() {
  const { t } = useTranslation('layout');
  const { key, state } = useLocation();
  const [closed, setClosed] = useState<string | null>(null);
  const gate = (state as Partial<TurnedAway> | null)?.turnedAway;
  if (!gate || closed === key) return null;
  return (
    <Alert
      role="status"
      mb="md"
      icon={<IconInfoCircle />}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={() => setClosed(key)}
    >
      {t(`turnedAway.${gate === 'subscriptionOrBusiness' ? 'subscription' : gate}`)}
    </Alert>
  );
}
