import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconChevronRight } from '@tabler/icons-react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import classes from './sales-tiles.module.css';

type Sales = BusinessFigures['today'];

const inPesos = (amount: number): string => moneyText(amount, 'MXN');

/** What was sold today and this week, beside the same days a week before, and how many orders wait (FIGURES-6). */
export function SalesTiles({ figures }: { figures: BusinessFigures }) {
  const { t } = useTranslation('ownerDashboard');
  const { today, this_week, week_before, days_before, orders_waiting } = figures;
  const dayBefore = inPesos(days_before.at(-1)?.sales ?? 0);
  return (
    <div className={classes.tiles}>
      <SalesTile title={t('figures.today')} sales={today} before={t('figures.dayBefore', { amount: dayBefore })} />
      <SalesTile
        title={t('figures.week')}
        sales={this_week}
        before={t('figures.weekBefore', { amount: inPesos(week_before.sales) })}
      />
      <Link to={hrefTo('companyOrders')} className={classes.waiting} data-some={orders_waiting > 0}>
        {t('figures.waiting', { count: orders_waiting })}
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
    </div>
  );
}

function SalesTile({ title, sales, before }: { title: string; sales: Sales; before: string }) {
  const { t } = useTranslation('ownerDashboard');
  // The code stands smaller beside the amount, as on prices.
  const [amount, code] = inPesos(sales.sales).split(/ (?=[A-Z]{3}$)/);
  return (
    <section className={classes.tile} aria-label={title}>
      <span className={classes.title}>{title}</span>
      <span className={classes.amount}>
        {amount} <span className={classes.code}>{code}</span>
      </span>
      <span>{t('figures.orders', { count: sales.orders })}</span>
      <span className={classes.quiet}>{before}</span>
    </section>
  );
}
