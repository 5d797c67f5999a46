import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { TurnedAway } from '../gated.tsx';

/** Says why a person stands here and not where they wanted to go. */
export function TurnedAwayNotice() {
  const { t } = useTranslation(['layout', 'common']);
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
      {t(`turnedAway.${gate}`)}
    </Alert>
  );
}
