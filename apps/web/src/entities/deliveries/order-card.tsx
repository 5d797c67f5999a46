import { Group, Skeleton, Stack } from '@mantine/core';
import type { AdminOrder } from '@mercadito/contracts/orders/admin';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import looks from '../../shared/ui/looks.module.css';
import { useLoading } from '../../shared/ui/use-loading.ts';
import words from '../../shared/ui/words.module.css';
import classes from './deliveries.module.css';

/** Cards in the order of a way: its stops. */
export const OrderStops = ({ children }: { children: ReactNode }) => (
  <Stack component="ol" role="list">
    {children}
  </Stack>
);

interface OrderCardProps {
  children: ReactNode;
  /** Among others it is the one to see to now. */
  isFirst?: boolean;
}

export function OrderCard({ children, isFirst = false }: OrderCardProps) {
  return (
    <Stack component="li" className={`${looks.marked} ${classes.card}`} gap="sm" data-first={isFirst || undefined}>
      {children}
    </Stack>
  );
}

export function LoneOrderCard({ children, label }: { children: ReactNode; label: string }) {
  return (
    <Stack component="section" className={`${looks.marked} ${classes.card}`} gap="sm" aria-label={label}>
      {children}
    </Stack>
  );
}

/** What matters most: on one line as long as it fits. */
export const CardTop = ({ children }: { children: ReactNode }) => (
  <Group align="flex-start" justify="space-between" gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
    {children}
  </Group>
);

/** Short facts beside each other. With the role `status` their changes are said. */
export function CardFacts({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <Group component="p" className={`${words.breaks}`} align="stretch" gap="0 var(--mantine-spacing-md)" role={role}>
      {children}
    </Group>
  );
}

/** What sets this one apart. */
export const CardFlag = ({ children }: { children: ReactNode }) => (
  <strong className={classes.cardFlag}>{children}</strong>
);

export const CardText = ({ children }: { children: ReactNode }) => <p className={`${words.breaks}`}>{children}</p>;

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
  return (
    <Stack {...useLoading()}>
      {NUMBERS.slice(0, count).map((each) => (
        <Skeleton key={each} h="17rem" />
      ))}
    </Stack>
  );
}
