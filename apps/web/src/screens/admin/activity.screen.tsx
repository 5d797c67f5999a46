import { Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ActivityEntry } from '@mercadito/contracts/activity';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconHistory, IconHistoryOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useListActivityInfiniteQuery } from '../../entities/activity/activity.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../shared/lists/growing-list.tsx';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ChangeList, ChangeRow } from './activity/change-list.tsx';
import { thingOf, titleOf } from './activity/kind-texts.ts';
import { useChangeWords } from './activity/use-change-words.ts';
import { type ActivityFilter, askedBy, filterIn, searchOf } from './activity-filter/activity-filter.ts';
import { ActivityFilters } from './activity-filter/activity-filters.tsx';
import { DownloadActivity } from './download-activity.tsx';
import classes from './only.module.css';
import { OnlyWho } from './only-who.tsx';

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
          <ChangeList ref={listRef} label={t('list')}>
            {entries.map((entry) => (
              <Change key={entry.id} entry={entry} filter={filter} />
            ))}
          </ChangeList>
        )}
      </GrowingList>
    </Stack>
  );
}

function Change({ entry, filter }: { entry: ActivityEntry; filter: ActivityFilter }) {
  const { t } = useTranslation('activity');
  const wordsOf = useChangeWords();
  const { company, subject_id } = entry;
  const title = (
    <>
      <Anchor
        component={Link}
        to={hrefTo('activity', {}, searchOf({ ...filter, thing: subject_id }))}
        className={classes.only}
        fw={600}
        title={t('onlyThing', { thing: thingOf(entry) })}
      >
        {titleOf(entry, t)}
      </Anchor>
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
  if (username === null) return <Text c="dimmed">{t('removed', { id })}</Text>;
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
