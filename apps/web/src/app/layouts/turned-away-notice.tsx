import { Alert } from '@mantine/core';
import { screenAt } from '@mercadito/contracts/site/addresses';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation } from '../../shared/navigation/router.tsx';
import type { TurnedAway } from '../gated.tsx';

const isTurnedAway = (state: unknown): state is TurnedAway => 'turnedAway' in Object(state);

/** What somebody who went to order reads is what an account is for, not which page it is. */
const reasonOf = ({ turnedAway: gate, from }: TurnedAway) => {
  if (gate === 'signedIn' && screenAt(from.split('?', 1)[0] ?? '').name === 'checkout') return 'toOrder';
  return gate === 'subscriptionOrBusiness' ? 'subscription' : gate;
};

/** Says why a person stands here and not where they wanted to go. */
export function TurnedAwayNotice() {
  const { t } = useTranslation('layout');
  const { key, state } = useLocation();
  const [closed, setClosed] = useState<string | null>(null);
  if (!isTurnedAway(state) || closed === key) return null;
  return (
    <Alert
      role="status"
      mb="md"
      icon={<IconInfoCircle />}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={() => setClosed(key)}
    >
      {t(`turnedAway.${reasonOf(state)}`)}
    </Alert>
  );
}
