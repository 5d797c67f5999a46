import { Button, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { useListUnfoundOfCompanyQuery } from '../../../entities/search/searches-made.api.ts';
import { useCalendarDays } from '../../../shared/format/figures.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import looks from '../../../shared/ui/looks.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import words from '../../../shared/ui/words.module.css';

/** What people looked for in vain where this business sells; nothing where there is none, or it cannot be had (SEARCH-13). */
export function LookedFor({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerDashboard');
  const { ago } = useCalendarDays();
  const language = useLanguage();
  const { currentData: unfound } = useListUnfoundOfCompanyQuery({ companyId });
  if (!unfound || unfound.results.length === 0) return null;
  return (
    <PageCard title={t('lookedFor.title')} display="block">
      <Text fz="sm" c="dimmed">
        {t('lookedFor.text')}
      </Text>
      <StackedList className={looks.divided} gap={0} label={t('lookedFor.title')}>
        {unfound.results.map(({ query, people, last_day, category, category_en }) => (
          <li key={query} className={words.breaks}>
            <span className={words.name}>{query}</span>
            <br />
            <span className={words.fine}>
              {t('lookedFor.people', {
                ...{ count: people, day: ago(last_day, unfound.today) },
                category: categoryName({ name: category, name_en: category_en }, language),
              })}
            </span>
          </li>
        ))}
      </StackedList>
      <Button component={Link} to={hrefTo('addProduct')} variant="light" mt="sm">
        {t('owner:addProduct')}
      </Button>
    </PageCard>
  );
}
