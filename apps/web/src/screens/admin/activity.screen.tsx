import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ActivityEntry } from '@mercadito/contracts/activity';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MAX_EXPORTED_CHANGES } from '@mercadito/domain/activity/columns';
import { CHANGES, type ChangeKind } from '@mercadito/domain/events/recorded-change';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { IconDownload, IconHistory, IconHistoryOff } from '@tabler/icons-react';
import { useExportActivityMutation, useListActivityInfiniteQuery } from '../../entities/activity/activity.api.ts';
import { serverNow } from '../../shared/clock/server-clock.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { Link, useSearchParams } from '../../shared/navigation/router.tsx';
import { useSite } from '../../shared/site/use-site.tsx';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useCsvFile } from '../../shared/ui/use-csv-file.ts';
import { type ActivityFilter, ActivityFilters, askedBy, filterIn, searchOf } from './activity/activity-filter.tsx';
import { ChangeRow, OnlyLink, OnlyWho } from './activity/change-list.tsx';
import { useChangeWords } from './activity/use-change-words.ts';

/** Who changed what, when, and what it was before (SCREEN-48). */
export function Component() {
  const { t } = useTranslation('activity');
  const [params] = useSearchParams();
  const filter = filterIn(params);
  return (
    <Stack>
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('intro')}</Text>
      </div>
      <ActivityFilters filter={filter} />
      <DownloadActivity filter={filter} />
      <GrowingList
        reading={useListActivityInfiniteQuery(askedBy(filter))}
        entriesOf={({ results }) => results}
        skeleton={<Skeleton height={420} />}
        failed={t('failed')}
        empty={<NoChanges isFiltered={Object.keys(searchOf(filter)).length > 0} />}
      >
        {({ entries, listRef }) => (
          <StackedList ref={listRef} gap={0} label={t('list')}>
            {entries.map((entry) => (
              <Change key={entry.id} entry={entry} filter={filter} />
            ))}
          </StackedList>
        )}
      </GrowingList>
    </Stack>
  );
}

/** Another version records kinds that this one does not know. */
const isKind = (kind: string): kind is ChangeKind => Object.hasOwn(CHANGES, kind);

function Change({ entry, filter }: { entry: ActivityEntry; filter: ActivityFilter }) {
  const { t } = useTranslation('activity');
  const wordsOf = useChangeWords();
  const { company, kind, name, subject_id } = entry;
  const thing = name ?? subject_id;
  const title = (
    <>
      <OnlyLink
        to={hrefTo('activity', {}, searchOf({ ...filter, thing: subject_id }))}
        fw={600}
        title={t('onlyThing', { thing })}
      >
        {isKind(kind) ? t(`kinds.${kind}`, { thing }) : t('kinds.other', { kind, thing })}
      </OnlyLink>
      {company?.name && (
        <Text size="sm" c="dimmed">
          {t('at', { company: company.name })}
        </Text>
      )}
    </>
  );
  return (
    <ChangeRow
      at={entry.at}
      who={<Actor actor={entry.actor} filter={filter} />}
      title={title}
      words={wordsOf(entry.before, entry.after)}
    />
  );
}

/** Who did it: a person, an account that is gone, or nobody at all. */
function Actor({ actor, filter }: { actor: ActivityEntry['actor']; filter: ActivityFilter }) {
  const { t } = useTranslation('activity');
  if (!actor) return <Text c="dimmed">{t('system')}</Text>;
  const { id, username } = actor;
  if (username === null) return <Text c="dimmed">{t('removed', { id: String(id) })}</Text>;
  return <OnlyWho to={hrefTo('activity', {}, searchOf({ ...filter, who: username }))} who={username} />;
}

function NoChanges({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('activity');
  if (!isFiltered) {
    return <EmptyState icon={<IconHistory size={40} stroke={1.5} />} title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <EmptyState
      icon={<IconHistoryOff size={40} stroke={1.5} />}
      title={t('nothing')}
      action={
        <Button component={Link} to={hrefTo('activity')} variant="default">
          {t('filters.clear')}
        </Button>
      }
    />
  );
}

/** Saves what the filter leaves of the record as a file in the language of the page (RECORD-5). */
function DownloadActivity({ filter }: { filter: ActivityFilter }) {
  const { t } = useTranslation('activity');
  const { time_zone: timeZone } = useSite();
  const [read, { isLoading, error }] = useExportActivityMutation();
  const { saved, save } = useCsvFile();
  const download = () =>
    save(t('csv.file', { day: localTime(serverNow(), timeZone).date }), () => read(askedBy(filter)));
  const told = saved !== null && t('csv.saved', { name: saved });
  useAnnounced(told);
  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          loading={isLoading}
          onClick={() => void download()}
          leftSection={<IconDownload size={20} aria-hidden="true" />}
        >
          {t('csv.button')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('csv.note', { most: MAX_EXPORTED_CHANGES })}
        </Text>
      </Group>
      <FormFailure error={error ?? null} />
      <Text size="sm" c="dimmed">
        {told}
      </Text>
    </>
  );
}
