import { Skeleton, Text, Title } from '@mantine/core';
import type { GivenUpJob } from '@mercadito/contracts/waiting-work';
import { IconRefresh } from '@tabler/icons-react';
import { useListGivenUpJobsQuery, useRetryGivenUpJobMutation } from '../../entities/waiting-work/waiting-work.api.ts';
import { useAction } from '../../shared/api/use-action.ts';
import { useDates } from '../../shared/format/dates.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { LeavingButton } from '../../shared/ui/leaving-button.tsx';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { QuietlyLoaded } from '../../shared/ui/quietly-loaded.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import words from '../../shared/ui/words.module.css';

/** What a job is about, by the beginning of its name. */
const KINDS = ['delivery', 'mail', 'membership', 'message', 'order', 'status_pictures'] as const;

/** What the server was to do after a write and has given up, each to be tried once more; nothing where there is none (DESK-2). */
export function GivenUpJobs() {
  const { t } = useTranslation('systemStatus');
  return (
    <QuietlyLoaded
      reading={useListGivenUpJobsQuery()}
      skeleton={<Skeleton height="12rem" />}
      failed={t('givenUp.failed')}
    >
      {({ results }) =>
        results.length > 0 && (
          <section aria-label={t('givenUp.title')}>
            <Title order={2} size="h3" my="sm">
              {t('givenUp.title')}
            </Title>
            <StackedList gap="sm" label={t('givenUp.title')}>
              {results.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </StackedList>
          </section>
        )
      }
    </QuietlyLoaded>
  );
}

function Job({ job }: { job: GivenUpJob }) {
  const { t } = useTranslation('systemStatus');
  const { dateTime } = useDates();
  const [retry] = useRetryGivenUpJobMutation();
  const { isBusy, failure, send } = useAction();
  const { id, name, failed_at, tries, reason } = job;
  const kind = t(`givenUp.kinds.${KINDS.find((each) => name.startsWith(`${each}.`)) ?? 'other'}`);
  const tryAgain = async () => {
    const answer = await send(() => retry({ job_id: id }));
    if (answer?.data) tell(t('givenUp.again', { kind }));
  };
  return (
    <li>
      <PageCard aria-label={kind}>
        <div>
          <Text fw={600}>{kind}</Text>
          <Text size="sm" c="dimmed">
            <time dateTime={failed_at}>{dateTime(failed_at)}</time> · {t('givenUp.tries', { count: tries })} ·{' '}
            <span translate="no">{name}</span>
          </Text>
        </div>
        {reason && (
          <Text className={words.breaks} translate="no">
            {reason}
          </Text>
        )}
        <FormFailure error={failure} />
        <div>
          <LeavingButton
            variant="default"
            leftSection={<IconRefresh size={20} aria-hidden="true" />}
            loading={isBusy}
            aria-label={t('givenUp.retryOf', { kind, at: dateTime(failed_at) })}
            onClick={() => void tryAgain()}
          >
            {t('givenUp.retry')}
          </LeavingButton>
        </div>
      </PageCard>
    </li>
  );
}
