import { Text } from '@mantine/core';
import type { ShopCash } from '@mercadito/contracts/cash/shop';
import { skipToken } from '@reduxjs/toolkit/query';
import { IconCash, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetShopCashQuery } from '../../entities/cash/shop-cash.api.ts';
import { useReadToday } from '../../entities/cash/use-read-today.ts';
import { useDates } from '../../shared/format/dates.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import layout from '../../shared/ui/layout.module.css';
import { Loaded } from '../../shared/ui/loaded.tsx';
import looks from '../../shared/ui/looks.module.css';
import words from '../../shared/ui/words.module.css';
import classes from './cash-today.module.css';

/**
 * What was sold in cash today, by driver, and what she has and has not been paid (CASH-9). Read once it is opened, as orders stand open
 * all day.
 */
export function CashToday({ companyId }: { companyId: number }) {
  const { t } = useTranslation('owner');
  const [isOpen, setOpen] = useState(false);
  const reading = useGetShopCashQuery(isOpen ? { companyId } : skipToken);
  const isOfToday = useReadToday({ ...reading, fulfilledTimeStamp: isOpen ? reading.fulfilledTimeStamp : undefined });
  const cash = reading.currentData && (isOfToday ? reading.currentData : { ...reading.currentData, today: '' });
  return (
    <details className={classes.cash} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.row}>
        <IconCash size={20} aria-hidden="true" className={layout.fixed} />
        <span className={`${words.text} ${words.name}`}>{t('cashToday.title')}</span>
        {cash && <strong className={words.figures}>{inPesos(sumOf(daysOf(cash).map(({ sold }) => sold)))}</strong>}
        <IconChevronDown size={20} aria-hidden="true" className={`${layout.fixed} ${classes.sign}`} />
      </summary>
      {isOpen && (
        <Loaded reading={reading} skeleton={<div className={classes.row} />} failed={t('cashToday.failed')}>
          {(loaded) => <ShopCashOf cash={cash ?? loaded} />}
        </Loaded>
      )}
    </details>
  );
}

const CENTS = 100;

/** In whole cents, as sums of fractions drift. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * CENTS), 0) / CENTS;

const inPesos = (amount: number): string => moneyText(amount, 'MXN');

const daysOf = ({ today, days }: ShopCash) => days.filter(({ date }) => date === today);

function ShopCashOf({ cash }: { cash: ShopCash }) {
  const { t } = useTranslation('owner');
  const dates = useDates();
  const drivers = daysOf(cash);
  const { owed, payments } = cash;
  return (
    <>
      {drivers.length > 0 ? <Drivers drivers={drivers} /> : <p className={words.quiet}>{t('cashToday.none')}</p>}
      <p className={`${classes.row} ${looks.topLine}`}>
        <span className={`${words.text} ${words.name}`}>{t(owed < 0 ? 'cashToday.tooMuch' : 'cashToday.owed')}</span>
        <strong className={words.figures}>{inPesos(Math.abs(owed))}</strong>
      </p>
      {payments.length > 0 && (
        <StackedList gap={0} className={looks.divided} label={t('cashToday.payments')}>
          {payments.slice(0, SHOWN_PAYMENTS).map(({ id, paid_at, amount, name, orders }) => (
            <li key={id} className={classes.row}>
              <span className={words.text}>
                {t(amount < 0 ? 'cashToday.takenBack' : 'cashToday.paidBy', { name, count: orders })}
                <Text span fz="sm" c="dimmed" display="block">
                  {dates.dateTime(paid_at)}
                </Text>
              </span>
              <span className={words.figures}>{inPesos(amount)}</span>
            </li>
          ))}
        </StackedList>
      )}
    </>
  );
}

/** Who brought her goods today, and whether that was paid to her. */
function Drivers({ drivers }: { drivers: ShopCash['days'] }) {
  const { t } = useTranslation('owner');
  return (
    <StackedList gap={0} className={looks.divided} label={t('cashToday.title')}>
      {drivers.map(({ driver_id, driver_name, orders, owed, sold }) => (
        <li key={driver_id ?? driver_name} className={classes.row}>
          <span className={words.text}>
            {t('cashToday.by', { name: driver_name || t('cashToday.somebody'), count: orders })}
            <Text span fz="sm" c="dimmed" display="block">
              {owed === 0 ? t('cashToday.isPaid') : t('cashToday.isOwed', { amount: inPesos(owed) })}
            </Text>
          </span>
          <span className={words.figures}>{inPesos(sold)}</span>
        </li>
      ))}
    </StackedList>
  );
}

/** A week's, and no book. */
const SHOWN_PAYMENTS = 5;
