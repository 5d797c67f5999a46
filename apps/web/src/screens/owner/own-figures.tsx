import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconQrcode } from '@tabler/icons-react';
import { useGetBusinessFiguresQuery } from '../../entities/business-figures/business-figures.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SalesChart } from './business-figures/sales-chart.tsx';
import { SalesTiles } from './business-figures/sales-tiles.tsx';
import { FirstSteps, stepsLeft } from './first-steps.tsx';
import classes from './own-figures.module.css';

const hasSold = ({ last_days, days_before }: BusinessFigures): boolean =>
  [...last_days, ...days_before].some(({ orders }) => orders > 0);

/** What is left to do first stands on top until something is sold; from then on it gives way to the sales. */
export const isNew = (figures: BusinessFigures): boolean => stepsLeft(figures.first_steps) > 0 && !hasSold(figures);

/** What an owner looks at first: her sales, or what her new business lacks. */
export function OwnFigures({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerDashboard');
  return (
    <div className={classes.figures}>
      <Loaded
        reading={useGetBusinessFiguresQuery({ companyId })}
        skeleton={<FiguresSkeleton />}
        failed={t('figures.failed')}
      >
        {(figures) =>
          isNew(figures) ? (
            <>
              <FirstSteps companyId={companyId} steps={figures.first_steps} />
              <SalesTiles figures={figures} />
            </>
          ) : (
            <>
              <SalesTiles figures={figures} />
              {hasSold(figures) ? <SalesChart {...figures} /> : <NoSales />}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function NoSales() {
  const { t } = useTranslation('ownerDashboard');
  return (
    <EmptyState
      title={t('chart.none')}
      text={t('chart.noneText')}
      action={
        <Button
          component={Link}
          to={hrefTo('businessPoster')}
          leftSection={<IconQrcode size={20} aria-hidden="true" />}
        >
          {t('poster')}
        </Button>
      }
    />
  );
}

/** Two tiles, the line of those that wait, and the chart. */
function FiguresSkeleton() {
  return (
    <Stack gap="sm">
      <Group grow gap="sm">
        <Skeleton height="8.25rem" radius="md" />
        <Skeleton height="8.25rem" radius="md" />
      </Group>
      <Skeleton height="2.75rem" radius="md" />
      <Skeleton height="18.5rem" radius="md" />
    </Stack>
  );
}
