import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { SponsorRequest } from '@mercadito/contracts/sponsors';
import { parsePhone, storedPhone } from '@mercadito/domain/places/phone';
import { IconCheckbox, IconPhotoStar } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { SPONSOR_RATIO } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useListSponsorRequestsQuery } from '../../entities/sponsors/sponsor-requests.api.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import layout from '../../shared/ui/layout.module.css';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PhoneNumber } from '../../shared/ui/phone-number.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { WhatsAppButton } from '../../shared/ui/whatsapp-button.tsx';
import words from '../../shared/ui/words.module.css';
import { type Deciding, type Decision, SponsorDecisionDialog } from './sponsor-decision-dialog.tsx';
import classes from './sponsor-forms.module.css';
import { useAdminMessage } from './use-admin-message.ts';

/** Who asks to be featured and who is, each with what an Admin may make of it (SCREEN-45). */
export function SponsorForms() {
  const { t } = useTranslation('admin');
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const onDecide = (request: SponsorRequest, decision: Decision) => setDeciding({ request, decision });
  return (
    <Loaded reading={useListSponsorRequestsQuery()} skeleton={<SkeletonPage />} failed={t('sponsors.failed')}>
      {({ pending, approved }) => (
        <Stack gap="xl">
          <Requests title={t('sponsors.pending')} requests={pending} onDecide={onDecide}>
            <EmptyState
              icon={<IconCheckbox size={40} stroke={1.5} />}
              title={t('sponsors.noPending')}
              text={t('sponsors.noPendingText')}
            />
          </Requests>
          <Requests title={t('sponsors.approved')} requests={approved} onDecide={onDecide}>
            <EmptyState
              icon={<IconPhotoStar size={40} stroke={1.5} />}
              title={t('sponsors.noApproved')}
              text={t('sponsors.noApprovedText')}
            />
          </Requests>
          <SponsorDecisionDialog deciding={deciding} approved={approved} onClose={() => setDeciding(null)} />
        </Stack>
      )}
    </Loaded>
  );
}

interface RequestsProps {
  title: string;
  requests: readonly SponsorRequest[];
  onDecide: (request: SponsorRequest, decision: Decision) => void;
  /** What stands there for none. */
  children: ReactNode;
}

function Requests({ title, requests, onDecide, children }: RequestsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="xs">
        {title}
      </Title>
      {requests.length === 0 ? (
        children
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul role="list" className={classes.requests} aria-labelledby={id}>
          {requests.map((request) => (
            <SponsorRequestCard
              key={request.id}
              request={request}
              onDecide={(decision) => onDecide(request, decision)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SponsorRequestCardProps {
  request: SponsorRequest;
  onDecide: (decision: Decision) => void;
}

/** One request: its banner, whose it is, whom to call, and what can be decided. */
function SponsorRequestCard({ request, onDecide }: SponsorRequestCardProps) {
  const { t } = useTranslation('admin');
  const { company: name, approved_at } = request;
  const phone = parsePhone(request.phone);
  const write = useAdminMessage();
  return (
    <Stack component="li" className={classes.card} gap={0}>
      <Picture picture={request.banner_picture} alt="" ratio={SPONSOR_RATIO} sizes={PICTURE_SIZES.sponsor} />
      <Stack className={classes.facts} gap="2px">
        <Anchor
          component={Link}
          to={hrefTo('business', { businessId: request.company_id })}
          className={`${words.name} ${classes.name}`}
        >
          {name}
        </Anchor>
        <Contact request={request} />
        <When request={request} />
      </Stack>
      <Group className={`${layout.growParts} ${classes.actions}`} align="stretch" gap="xs">
        {phone && (
          <WhatsAppButton
            phone={phone}
            message={write({ about: 'sponsoring', business: name, isApproved: approved_at !== null })}
            aria-label={t('sponsors.writeTo', { name })}
          >
            {t('deliveries:order.whatsApp')}
          </WhatsAppButton>
        )}
        {approved_at === null ? (
          <>
            <Button
              variant="default"
              aria-label={t('sponsors.declineOf', { name })}
              onClick={() => onDecide('declined')}
            >
              {t('sponsors.decline')}
            </Button>
            <Button aria-label={t('sponsors.lookAt', { name })} onClick={() => onDecide('approved')}>
              {t('sponsors.look')}
            </Button>
          </>
        ) : (
          <Button variant="default" aria-label={t('sponsors.endOf', { name })} onClick={() => onDecide('ended')}>
            {t('sponsors.end')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Contact({ request: { phone, email } }: { request: SponsorRequest }) {
  const { t } = useTranslation('admin');
  const number = parsePhone(phone);
  return (
    <div className={classes.contact}>
      {number && (
        <Anchor href={`tel:${storedPhone(number)}`}>
          <PhoneNumber phone={number} />
        </Anchor>
      )}
      {email === null ? (
        <Text c="dimmed">{t('sponsors.noEmail')}</Text>
      ) : (
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      )}
    </div>
  );
}

function When({ request: { created_at, approved_at } }: { request: SponsorRequest }) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  return (
    <Text c="dimmed" size="sm">
      {approved_at === null
        ? t('sponsors.asked', { date: dates.date(created_at) })
        : t('sponsors.since', { date: dates.date(approved_at) })}
    </Text>
  );
}
