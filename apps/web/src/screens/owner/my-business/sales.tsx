import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import type { CSSProperties } from 'react';
import { useCalendarDays, useCompactNumber } from '../../../shared/format/figures.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import classes from './sales.module.css';

type Days = Pick<BusinessFigures, 'last_days' | 'days_before'>;
type ShownDay = BusinessFigures['last_days'][number] & { readonly before: number };

/** A mark this close above a bar, as a share of the chart's height, would strike its value through. */
const NEAR = 0.15;

/** Each of the last seven days with what the same day of the week before sold. */
const daysOf = ({ last_days, days_before }: Days): ShownDay[] =>
  last_days.map((day, at) => ({ ...day, before: days_before[at]?.sales ?? 0 }));

/** The sales of the last seven days: bars for the eye, a table for the ear (FIGURES-6). */
export function SalesChart(figures: Days) {
  const { t } = useTranslation('ownerDashboard');
  const days = daysOf(figures);
  return (
    <PageCard title={t('chart.title')} className={classes.chart}>
      <Bars days={days} />
      <Text fz="xs" c="dimmed" aria-hidden="true">
        <span className={classes.barSign} /> {t('chart.legend')}
        <span className={classes.markSign} /> {t('chart.before')}
      </Text>
      <DayTable days={days} />
    </PageCard>
  );
}

function Bars({ days }: { days: readonly ShownDay[] }) {
  const { short } = useCalendarDays();
  const compact = useCompactNumber();
  const most = Math.max(1, ...days.flatMap(({ sales, before }) => [sales, before]));
  const heightOf = (sales: number) => ({ '--share': sales / most }) as CSSProperties;
  return (
    <div className={classes.bars} aria-hidden="true">
      {days.map(({ date, sales, before }) => (
        <Stack key={date} className={classes.day} gap="xxs">
          <div className={classes.column}>
            {before > 0 && <span className={classes.mark} style={heightOf(before)} />}
            <span className={classes.bar} style={heightOf(sales)} />
            {sales > 0 && (
              <span
                className={classes.value}
                style={heightOf(before - sales < most * NEAR ? Math.max(sales, before) : sales)}
              >
                {compact(sales)}
              </span>
            )}
          </div>
          <span className={classes.dayName}>{short(date)}</span>
        </Stack>
      ))}
    </div>
  );
}

function DayTable({ days }: { days: readonly ShownDay[] }) {
  const { t } = useTranslation('ownerDashboard');
  const { long } = useCalendarDays();
  return (
    <VisuallyHidden component="div">
      <table aria-label={t('chart.title')}>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            <th scope="col">{t('chart.orders')}</th>
            <th scope="col">{t('chart.sales')}</th>
            <th scope="col">{t('chart.before')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, orders, sales, before }) => (
            <tr key={date}>
              <th scope="row">{long(date)}</th>
              <td>{orders}</td>
              <td>{moneyText(sales, 'MXN')}</td>
              <td>{moneyText(before, 'MXN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

type Sales = BusinessFigures['today'];

const inPesos = (amount: number): string => moneyText(amount, 'MXN');

/** What was sold today and this week, beside the same days a week before (FIGURES-6). */
export function SalesTiles({ figures }: { figures: BusinessFigures }) {
  const { t } = useTranslation('ownerDashboard');
  const { today, this_week, week_before, days_before } = figures;
  const dayBefore = inPesos(days_before.at(-1)?.sales ?? 0);
  return (
    <Group align="stretch" gap="sm">
      <SalesTile title={t('figures.today')} sales={today} before={t('figures.dayBefore', { amount: dayBefore })} />
      <SalesTile
        title={t('figures.week')}
        sales={this_week}
        before={t('figures.weekBefore', { amount: inPesos(week_before.sales) })}
      />
    </Group>
  );
}

function SalesTile({ title, sales, before }: { title: string; sales: Sales; before: string }) {
  const { t } = useTranslation('ownerDashboard');
  // The code stands smaller beside the amount, as on prices.
  const [amount, code] = inPesos(sales.sales).split(/ (?=[A-Z]{3}$)/);
  return (
    <Stack component="section" className={classes.tile} gap="2px" aria-label={title}>
      <Text span inherit fw={600}>
        {title}
      </Text>
      <span className={classes.amount}>
        {amount}{' '}
        <Text span inherit fz="xs" fw={600} c="dimmed">
          {code}
        </Text>
      </span>
      <span>{t('figures.orders', { count: sales.orders })}</span>
      <Text span fz="xs" c="dimmed">
        {before}
      </Text>
    </Stack>
  );
}
