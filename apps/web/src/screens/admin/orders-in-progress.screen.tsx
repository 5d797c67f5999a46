import { Button, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconRoute } from '@tabler/icons-react';
import { useListOrdersInProgressQuery } from '../../entities/dispatch/dispatch.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { InProgressList } from './dispatch/in-progress-list.tsx';

/** The active deliveries with who carries each and how to reach its customer, live (SCREEN-57). */
export function Component() {
  const { t } = useTranslation('dispatch');
  return (
    <>
      <Title order={1} mb="xs">
        {t('inProgress.title')}
      </Title>
      <Loaded reading={useListOrdersInProgressQuery()} skeleton={<SkeletonPage />} failed={t('inProgress.failed')}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              icon={<IconRoute size={40} stroke={1.5} />}
              title={t('inProgress.empty')}
              text={t('inProgress.emptyText')}
              action={
                <Button component={Link} to={hrefTo('dispatch')}>
                  {t('inProgress.toBoard')}
                </Button>
              }
            />
          ) : (
            <>
              <Text mb="sm" c="dimmed" role="status">
                {t('inProgress.count', { count: results.length })}
              </Text>
              <InProgressList orders={results} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
