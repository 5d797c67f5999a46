import { Stack, Title } from '@mantine/core';
import type { SponsorRequest } from '@mercadito/contracts/sponsors';
import { IconCheckbox, IconPhotoStar } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useListSponsorRequestsQuery } from '../../entities/sponsors/sponsor-requests.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { type Deciding, type Decision, SponsorDecisionDialog } from './sponsor-decision-dialog.tsx';
import classes from './sponsor-forms.module.css';
import { SponsorRequestCard } from './sponsor-request-card.tsx';

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
