import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isWorthAChart } from '@mercadito/domain/owner/things-to-do';
import { IconQrcode } from '@tabler/icons-react';
import { useGetBusinessFiguresQuery } from '../../../entities/business-figures/business-figures.api.ts';
import { stepsLeft } from '../../../entities/business-figures/first-steps.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { FirstSteps } from './first-steps.tsx';
import classes from './sales.module.css';
import { SalesChart, SalesTiles } from './sales.tsx';
import { ThingsToDo } from './things-to-do.tsx';

const hasSold = ({ last_days, days_before }: BusinessFigures): boolean =>
  [...last_days, ...days_before].some(({ orders }) => orders > 0);

/** What is left to do first stands on top until something is sold; from then on it gives way to the sales. */
export const isNew = (figures: BusinessFigures): boolean => stepsLeft(figures.first_steps) > 0 && !hasSold(figures);

/** What an owner looks at first: what to do next, or what her new business lacks, and then her sales. */
export function OwnFigures({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerDashboard');
  return (
    // As high as its skeleton, whatever it shows, so that nothing below moves.
    <Stack gap="sm" mih="23rem">
      <Loaded
        reading={useGetBusinessFiguresQuery({ companyId })}
        skeleton={<FiguresSkeleton />}
        failed={t('figures.failed')}
      >
        {(figures) => (
          <>
            {isNew(figures) ? (
              <FirstSteps companyId={companyId} steps={figures.first_steps} />
            ) : (
              <ThingsToDo companyId={companyId} figures={figures} />
            )}
            <SalesTiles figures={figures} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** How the last seven days went, where that shows something (FIGURES-6). That the figures cannot be had is told above. */
export function OwnChart({ companyId }: { companyId: number }) {
  const { currentData: figures, isLoading } = useGetBusinessFiguresQuery({ companyId });
  if (isLoading) return <Skeleton className={classes.chart} />;
  if (!figures || isNew(figures)) return null;
  if (!hasSold(figures)) return <NoSales />;
  return isWorthAChart(figures.last_days) ? <SalesChart {...figures} /> : null;
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

/** Three things to do, and two tiles. */
function FiguresSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height="14rem" />
      <Group grow gap="sm">
        <Skeleton height="8.25rem" />
        <Skeleton height="8.25rem" />
      </Group>
    </Stack>
  );
}
