import { Anchor, Button, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconChevronRight, IconCircle, IconCircleCheckFilled, IconQrcode } from '@tabler/icons-react';
import { useId } from 'react';
import { useGetBusinessFiguresQuery } from '../../../entities/business-figures/business-figures.api.ts';
import {
  FIRST_STEPS,
  placeOfStep,
  type FirstSteps as Steps,
  stepsLeft,
} from '../../../entities/business-figures/first-steps.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import classes from './my-business.module.css';
import { SalesChart, SalesTiles } from './sales.tsx';

const hasSold = ({ last_days, days_before }: BusinessFigures): boolean =>
  [...last_days, ...days_before].some(({ orders }) => orders > 0);

/** What is left to do first stands on top until something is sold; from then on it gives way to the sales. */
export const isNew = (figures: BusinessFigures): boolean => stepsLeft(figures.first_steps) > 0 && !hasSold(figures);

/** What an owner looks at first: her sales, or what her new business lacks. */
export function OwnFigures({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerDashboard');
  return (
    // As high as its skeleton, whatever it shows, so that nothing below moves.
    <Stack gap="sm" mih="31rem">
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
    </Stack>
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
        <Skeleton height="8.25rem" />
        <Skeleton height="8.25rem" />
      </Group>
      <Skeleton height="2.75rem" />
      <Skeleton height="18.5rem" />
    </Stack>
  );
}

/** What a new business does first, each with the way there; what is done is ticked (FIGURES-5), and what it lacks to be listed is told (LISTED-3). */
export function FirstSteps({ companyId, steps }: { companyId: number; steps: Steps }) {
  const { t } = useTranslation('ownerDashboard');
  const id = useId();
  const done = FIRST_STEPS.length - stepsLeft(steps);
  return (
    <section className={classes.steps} aria-labelledby={id}>
      <Group align="baseline" justify="space-between" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)">
        <Title order={2} size="h3" id={id}>
          {t('steps.title')}
        </Title>
        <span className={classes.stepsProgress}>{t('steps.progress', { done, total: FIRST_STEPS.length })}</span>
      </Group>
      {!steps.photo && <Text mt="xs">{t('steps.notListed')}</Text>}
      <Stack component="ol" role="list" mt="xs" gap={0}>
        {FIRST_STEPS.map((step) => (
          <li key={step} className={classes.step} data-done={steps[step]}>
            {steps[step] ? (
              <DoneStep text={t(`steps.${step}`)} />
            ) : (
              <StepTo to={placeOfStep(step, companyId)} text={t(`steps.${step}`)} />
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}

function DoneStep({ text }: { text: string }) {
  const { t } = useTranslation('ownerDashboard');
  return (
    <>
      <IconCircleCheckFilled size={24} aria-hidden="true" />
      <span>
        <VisuallyHidden>{t('steps.isDone')} </VisuallyHidden>
        {text}
      </span>
    </>
  );
}

function StepTo({ to, text }: { to: Href; text: string }) {
  return (
    <Anchor component={Link} to={to} className={classes.stepLink}>
      <IconCircle size={24} aria-hidden="true" />
      <Text span inherit flex={1}>
        {text}
      </Text>
      <IconChevronRight size={20} aria-hidden="true" />
    </Anchor>
  );
}
