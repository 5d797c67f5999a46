import { skipToken } from '@reduxjs/toolkit/query';
import { IconCash, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetBusinessFiguresQuery } from '../../entities/business-figures/business-figures.api.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './cash-today.module.css';

interface CashTodayProps {
  companyId: number;
  /** Where the figures are read anyway; else they are once it is opened, as the list of orders stands open all day. */
  isRead?: boolean;
}

/** What was paid in cash today, and who of the drivers took it (FIGURES-10). */
export function CashToday({ companyId, isRead = false }: CashTodayProps) {
  const { t } = useTranslation('owner');
  const [isOpen, setOpen] = useState(false);
  const reading = useGetBusinessFiguresQuery(isRead || isOpen ? { companyId } : skipToken);
  const drivers = reading.currentData?.cash_today;
  // An older server tells nothing of it.
  if (reading.currentData && !drivers) return null;
  return (
    <details className={classes.cash} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.row}>
        <IconCash size={20} aria-hidden="true" />
        <span className={`${words.text} ${words.name}`}>{t('cashToday.title')}</span>
        {drivers && <strong className={words.figures}>{moneyText(sumOf(drivers), 'MXN')}</strong>}
        <IconChevronDown size={20} aria-hidden="true" className={classes.sign} />
      </summary>
      {isOpen && (
        <Loaded
          reading={reading}
          skeleton={<div className={classes.row} />}
          failed={t('ownerDashboard:figures.failed')}
        >
          {({ cash_today = [] }) => <Drivers drivers={cash_today} />}
        </Loaded>
      )}
    </details>
  );
}

type DriverCash = { readonly driver_name: string; readonly orders: number; readonly sales: number };

const CENTS = 100;

/** In whole cents, as sums of fractions drift. */
const sumOf = (drivers: readonly DriverCash[]): number =>
  drivers.reduce((sum, { sales }) => sum + Math.round(sales * CENTS), 0) / CENTS;

function Drivers({ drivers }: { drivers: readonly DriverCash[] }) {
  const { t } = useTranslation('owner');
  if (drivers.length === 0) return <p className={words.quiet}>{t('cashToday.none')}</p>;
  return (
    <StackedList gap={0} label={t('cashToday.title')}>
      {drivers.map(({ driver_name, orders, sales }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two drivers may have one name, and each has no more than a row
        <li key={at} className={classes.row}>
          <span className={words.text}>
            {t('cashToday.by', { name: driver_name || t('cashToday.somebody'), count: orders })}
          </span>
          <span className={words.figures}>{moneyText(sales, 'MXN')}</span>
        </li>
      ))}
    </StackedList>
  );
}
