import { Button, Text } from '@mantine/core';
import type { SearchKin } from '@mercadito/contracts/search';
import type { UnfoundSearches as Unfound } from '@mercadito/contracts/searches-made';
import { normaliseSearchText } from '@mercadito/domain/catalog/search-text';
import { IconSearchOff } from '@tabler/icons-react';
import { useListUnfoundSearchesQuery } from '../../../entities/search/searches-made.api.ts';
import { useCalendarDays } from '../../../shared/format/figures.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import looks from '../../../shared/ui/looks.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
import words from '../../../shared/ui/words.module.css';

interface UnfoundSearchesProps {
  lines: readonly SearchKin[];
  /** Begins a line of names with a search. */
  onName: (query: string) => void;
}

/** What people look for and nobody sells, each with a way to give it a name that is known (SEARCH-12). */
export function UnfoundSearches({ lines, onName }: UnfoundSearchesProps) {
  const { t } = useTranslation('searchWords');
  const named = new Set(lines.flatMap(({ names }) => names.split(/[=>]/)).map(normaliseSearchText));
  return (
    <PageCard title={t('unfound.title')} display="block">
      <Text fz="sm" c="dimmed">
        {t('unfound.text')}
      </Text>
      <Loaded
        reading={useListUnfoundSearchesQuery()}
        skeleton={<RowsSkeleton height={48} />}
        failed={t('unfound.failed')}
      >
        {(unfound) => (
          <Searches unfound={unfound} isNamed={(query) => named.has(normaliseSearchText(query))} onName={onName} />
        )}
      </Loaded>
    </PageCard>
  );
}

interface SearchesProps extends Pick<UnfoundSearchesProps, 'onName'> {
  unfound: Unfound;
  isNamed: (query: string) => boolean;
}

function Searches({ unfound: { today, results }, isNamed, onName }: SearchesProps) {
  const { t } = useTranslation('searchWords');
  const { ago } = useCalendarDays();
  if (results.length === 0)
    return (
      <EmptyState
        icon={<IconSearchOff size={40} stroke={1.5} />}
        title={t('unfound.empty')}
        text={t('unfound.emptyText')}
      />
    );
  return (
    <StackedList gap={0} className={looks.divided} label={t('unfound.title')}>
      {results.map(({ query, people, last_day }) => (
        <li key={query} className={layout.row}>
          <span className={`${layout.grows} ${words.breaks}`}>
            <span className={words.name}>{query}</span>
            <br />
            <span className={words.fine}>{t('unfound.people', { count: people, day: ago(last_day, today) })}</span>
          </span>
          {isNamed(query) ? (
            <span className={words.fine}>{t('unfound.named')}</span>
          ) : (
            <Button variant="light" aria-label={t('unfound.nameOf', { query })} onClick={() => onName(query)}>
              {t('unfound.name')}
            </Button>
          )}
        </li>
      ))}
    </StackedList>
  );
}
