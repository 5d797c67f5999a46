import { Button, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconSteeringWheel } from '@tabler/icons-react';
import { useListDriversQuery } from '../../entities/dispatch/dispatch.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { DriverList } from './dispatch/driver-list.tsx';

/** A card of everybody who drives: on duty or not, how many deliveries are active, when, and with which orders (SCREEN-59). */
export function Component() {
  const { t } = useTranslation('dispatch');
  return (
    <>
      <Title order={1} mb="xs">
        {t('drivers.title')}
      </Title>
      <Loaded reading={useListDriversQuery()} skeleton={<SkeletonPage />} failed={t('drivers.failed')}>
        {(drivers) =>
          drivers.length === 0 ? (
            <EmptyState
              icon={<IconSteeringWheel size={40} stroke={1.5} />}
              title={t('drivers.empty')}
              text={t('drivers.emptyText')}
              action={
                <Button component={Link} to={hrefTo('people')} variant="default">
                  {t('drivers.toPeople')}
                </Button>
              }
            />
          ) : (
            <DriverList drivers={drivers} />
          )
        }
      </Loaded>
    </>
  );
}
