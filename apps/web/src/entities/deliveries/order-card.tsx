import { Skeleton } from '@mantine/core';
import type { AdminOrder } from '@mercadito/contracts/orders/admin';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './deliveries.module.css';

interface OrderCardsProps {
  children: ReactNode;
  /** What the list holds, for those who cannot see it. */
  label?: string;
  ref?: Ref<HTMLUListElement>;
}

/** Cards of orders, one below the other. */
export function OrderCards({ children, label, ref }: OrderCardsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul ref={ref} role="list" className={classes.cards} aria-label={label}>
      {children}
    </ul>
  );
}

/** Cards in the order of a way: its stops. */
export const OrderStops = ({ children }: { children: ReactNode }) => <ol className={classes.cards}>{children}</ol>;

interface OrderCardProps {
  children: ReactNode;
  /** Among others it is the one to see to now. */
  isFirst?: boolean;
}

export function OrderCard({ children, isFirst = false }: OrderCardProps) {
  return (
    <li className={classes.card} data-first={isFirst || undefined}>
      {children}
    </li>
  );
}

export function LoneOrderCard({ children, label }: { children: ReactNode; label: string }) {
  return (
    <section className={classes.card} aria-label={label}>
      {children}
    </section>
  );
}

/** What matters most: on one line as long as it fits. */
export const CardTop = ({ children }: { children: ReactNode }) => <div className={classes.cardTop}>{children}</div>;

/** Short facts beside each other. With the role `status` their changes are said. */
export function CardFacts({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <p className={classes.cardFacts} role={role}>
      {children}
    </p>
  );
}

/** What sets this one apart. */
export const CardFlag = ({ children }: { children: ReactNode }) => (
  <strong className={classes.cardFlag}>{children}</strong>
);

export const CardText = ({ children }: { children: ReactNode }) => <p className={classes.cardText}>{children}</p>;

type KeywordFacts = Pick<
  AdminOrder,
  'keyword_check' | 'without_keyword_reason' | 'without_keyword_note' | 'wrong_tries'
>;

/** How a handover was proved, and how often a wrong word was tried, for Admins (DELIVERY-16); nothing where nobody may know. */
export function KeywordCheck({ facts }: { facts: KeywordFacts }) {
  const { t } = useTranslation('deliveries');
  const {
    keyword_check: check,
    without_keyword_reason: reason,
    without_keyword_note: note,
    wrong_tries: count,
  } = facts;
  if (check === null) return null;
  return (
    <CardText>
      <strong>{t(`keywordCheck.${check}`)}</strong>
      {reason && ` ${t(`handover.reasons.${reason}`)}.`}
      {note && ` “${note}”`}
      {count > 0 && ` ${t('keywordCheck.wrongTries', { count })}`}
    </CardText>
  );
}

const NUMBERS = [0, 1, 2];

export function OrderSkeletons({ count = NUMBERS.length }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes.cards} role="status" aria-label={t('loading')}>
      {NUMBERS.slice(0, count).map((each) => (
        <Skeleton key={each} className={classes.cardSkeleton} radius="md" />
      ))}
    </div>
  );
}
