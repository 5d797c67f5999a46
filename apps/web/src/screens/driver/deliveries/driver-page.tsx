import { Group, Stack, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MAX_ACTIVE_DELIVERIES } from '@mercadito/domain/deliveries/driver';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import desk from '../../../shared/ui/desk.module.css';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { SubPageHead } from '../../../shared/ui/sub-page-head.tsx';
import classes from './deliveries.module.css';

interface DriverPageProps {
  title: string;
  /** Above the title: the way back. */
  back?: ReactNode;
  /** Beside the title: how many, how old. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a driver's screen: large letters and targets for whatever stands in it. */
export function DriverPage({ title, back, aside, children }: DriverPageProps) {
  return (
    <Stack className={classes.page}>
      {back ? (
        <SubPageHead back={back} title={title}>
          {aside}
        </SubPageHead>
      ) : (
        <Group className={classes.pageHead} align="baseline" justify="space-between" gap="0 var(--mantine-spacing-md)">
          <Title order={1}>{title}</Title>
          {aside}
        </Group>
      )}
      {children}
    </Stack>
  );
}

/** What can be done now: what sticks among it lets go where it would hide what it is about. */
export const PageActions = ({ children }: { children: ReactNode }) => (
  <div className={`${layout.boxless} ${classes.pageActions}`}>{children}</div>
);

interface NoticeProps {
  /** `accent` for what goes on, `bad` for what went wrong. */
  tone: 'accent' | 'bad';
  icon: ReactNode;
  title: ReactNode;
  /** `alert` where it must be heard at once. */
  role?: 'alert';
  children?: ReactNode;
}

/** What a driver has to know before the orders. */
export function Notice({ tone, icon, title, role, children }: NoticeProps) {
  return (
    <Stack className={`${desk.chosenPaper} ${classes.notice}`} gap="var(--gap)" data-tone={tone} role={role}>
      <Group component="p" wrap="nowrap" gap="xs" fw={700}>
        {icon} {title}
      </Group>
      {children}
    </Stack>
  );
}

/** 3/5 orders: of the most that a driver may have (DELIVERY-2). */
export function ActiveCount({ count }: { count: number }) {
  const { t } = useTranslation('deliveries');
  return <strong>{t('assigned.inHand', { count, max: MAX_ACTIVE_DELIVERIES })}</strong>;
}

/** An Admin who does not drive has no orders of the own. */
export function NoDriver() {
  const { t } = useTranslation('deliveries');
  return (
    <EmptyState
      icon={<IconUserQuestion size={40} stroke={1.5} />}
      title={t('noDriver.title')}
      text={t('noDriver.text')}
      way={{ to: hrefTo('driver'), text: t('assigned.toQueue') }}
    />
  );
}
