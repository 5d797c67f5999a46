import { Alert, Anchor } from '@mantine/core';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useLocation, useNavigationType } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.tsx';
import { useAnnounced } from '../../shared/ui/announce.ts';
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
  const { product: town } = useSite();
  const reason = isTurnedAway(state) && closed !== key ? reasonOf(state) : null;
  const text = reason && t(`turnedAway.${reason}`);
  useAnnounced(useNavigationType() !== 'POP' && text);
  if (!text) return null;
  return (
    <Alert
      mb="md"
      icon={<IconInfoCircle />}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={() => setClosed(key)}
    >
      {text}{' '}
      {reason === 'subscription' && (
        <Anchor component={Link} to={hrefTo('sell')} inherit underline="always">
          {t('sell', { town })}
        </Anchor>
      )}
    </Alert>
  );
}
