import { Title } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { type CSSProperties, useId } from 'react';
import { useCalendarDays } from '../../../shared/format/calendar-days.ts';
import { useCompactNumber } from '../../../shared/format/compact-number.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './sales-chart.module.css';

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
  const id = useId();
  const days = daysOf(figures);
  return (
    <section className={classes.chart} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {t('chart.title')}
      </Title>
      <Bars days={days} />
      <p className={classes.legend} aria-hidden="true">
        <span className={classes.barSign} /> {t('chart.legend')}
        <span className={classes.markSign} /> {t('chart.before')}
      </p>
      <DayTable days={days} labelledBy={id} />
    </section>
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
        <div key={date} className={classes.day}>
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
          <span className={classes.name}>{short(date)}</span>
        </div>
      ))}
    </div>
  );
}

function DayTable({ days, labelledBy }: { days: readonly ShownDay[]; labelledBy: string }) {
  const { t } = useTranslation('ownerDashboard');
  const { long } = useCalendarDays();
  return (
    <div className={classes.heard}>
      <table aria-labelledby={labelledBy}>
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
    </div>
  );
}
