import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { MembershipWish } from '@mercadito/contracts/membership-wishes';
import { useEffect, useRef, useState } from 'react';
import {
  useAskForMembershipMutation,
  useGetMembershipWishQuery,
} from '../../../entities/accounts/membership-wish.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { HelpContacts } from '../../../shared/ui/help-contacts.tsx';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { QuietlyLoaded } from '../../../shared/ui/quietly-loaded.tsx';
import words from '../../../shared/ui/words.module.css';

/** The wish of whoever has no membership: asked for, waiting, or declined (WISH-1, WISH-3). */
export function AskForMembership({ isLapsed }: { isLapsed: boolean }) {
  const { t } = useTranslation('sell');
  return (
    <QuietlyLoaded
      reading={useGetMembershipWishQuery()}
      skeleton={<Skeleton height="11rem" />}
      failed={t('wish.notLoaded')}
    >
      {({ wish }) => (wish?.status === 'open' ? <Asked wish={wish} /> : <Ask declined={wish} isLapsed={isLapsed} />)}
    </QuietlyLoaded>
  );
}

interface AskProps {
  declined: MembershipWish | null;
  /** They have a business here, and their membership is over. */
  isLapsed: boolean;
}

function Ask({ declined, isLapsed }: AskProps) {
  const { t } = useTranslation('sell');
  const [ask] = useAskForMembershipMutation();
  const { isBusy, failure, send } = useAction();
  // A lost answer is asked for again by the same key.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const kind = declined ? 'declined' : isLapsed ? 'lapsed' : 'ask';
  return (
    <PageCard title={t(`wish.${kind}.title`)}>
      {declined?.reason && <Text className={words.prose}>“{declined.reason}”</Text>}
      <Text>{t(`wish.${kind}.text`)}</Text>
      {failure !== null && <FormFailure error={failure} />}
      <Group>
        <Button loading={isBusy} onClick={() => void send(() => ask({ idempotencyKey }))}>
          {t(`wish.${kind}.do`)}
        </Button>
      </Group>
    </PageCard>
  );
}

/** What was asked for, and who answers faster by WhatsApp. */
function Asked({ wish: { asked_at } }: { wish: MembershipWish }) {
  const { t } = useTranslation('sell');
  const { date } = useDates();
  const { contacts } = useSite();
  const title = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <PageCard title={t('asked.title')} ref={title} tabIndex={-1}>
      <Text>{t('asked.text', { day: date(asked_at) })}</Text>
      {contacts.length > 0 && (
        <>
          <Text>{t('asked.write')}</Text>
          <Group gap="xs">
            <HelpContacts wanted={{ of: 'selling' }} />
          </Group>
        </>
      )}
    </PageCard>
  );
}
