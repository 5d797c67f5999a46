import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { SharedOrder } from '@mercadito/contracts/orders/sharing';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { orderStage } from '@mercadito/domain/orders/order-stage';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconLinkOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useGetSharedOrderQuery } from '../../entities/orders/sharing.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useDates } from '../../shared/format/dates.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useOrderName } from '../../shared/format/use-order-name.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useParams } from '../../shared/navigation/router.tsx';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { useAnnounced } from '../../shared/ui/announce.ts';
import layout from '../../shared/ui/layout.module.css';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PageCard } from '../../shared/ui/page-card.tsx';
import { StageBadge } from '../../shared/ui/status-badge.tsx';
import { useLoading } from '../../shared/ui/use-loading.ts';
import words from '../../shared/ui/words.module.css';
import { OrderProgress } from './orders/order-progress.tsx';
import classes from './shared-order.module.css';

/** Whoever has the link has no stream. */
const ASK_AGAIN_MS = 20_000;

/** How an order stands, for somebody without an account whom its customer has sent the link (ORDER-17). */
export function Component() {
  const { t } = useTranslation('sharedOrder');
  return (
    <Stack w="100%" maw="34rem" mx="auto" gap="sm">
      <Loaded
        reading={useSharedOrder(useParams<'sharedOrder'>().secret)}
        skeleton={<OrderSkeleton />}
        failed={t('failed')}
        absent={
          <AbsentPage
            icon={<IconLinkOff size={40} stroke={1.5} />}
            title={t('gone')}
            text={t('goneText')}
            to={hrefTo('home')}
            action={t('toShop')}
          />
        }
      >
        {(order) => <Order order={order} />}
      </Loaded>
    </Stack>
  );
}

/** Read again while the page is in sight, until nothing can become of it any more. */
function useSharedOrder(secret: string) {
  const [settled, setSettled] = useState<string | null>(null);
  const reading = useGetSharedOrderQuery(
    { secret },
    {
      pollingInterval: settled === secret ? 0 : ASK_AGAIN_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: settled !== secret,
    },
  );
  const isSettled = isAbsent(reading.error) || (reading.currentData && hasEnded(reading.currentData.status));
  if (isSettled && settled !== secret) setSettled(secret);
  return reading;
}

function Order({ order }: { order: SharedOrder }) {
  const { t } = useTranslation('sharedOrder');
  const dates = useDates();
  const orderName = useOrderName();
  const stage = orderStage(order);
  const ready = hasEnded(order.status) ? [] : (order.ready_names ?? []);
  const now = t(`stages.${stage.name}`, stage);
  const isReady = ready.length > 0 && t('ready', { names: ready.join(', ') });
  useAnnounced(now, { isNew: true });
  useAnnounced(isReady, { isNew: true });
  return (
    <>
      <Title order={1} className={words.words}>
        {t('titleOf', { names: orderName(order.company_names) })}
      </Title>
      <Text c="dimmed">{t('lead')}</Text>
      <PageCard gap="xs" role="group" aria-label={t('title')}>
        <span>
          <StageBadge order={order} size="xl" />
        </span>
        <Text size="lg" fw={600} lh={1.35}>
          {now}
        </Text>
        <OrderProgress order={order} />
        {isReady && <Text>{isReady}</Text>}
        <Text size="sm" c="dimmed">
          {t('since', { when: dates.dateTime(order.since) })}
        </Text>
      </PageCard>
      <PageCard>
        <Stack component="dl" align="flex-start" gap="xs">
          <Fact name={t('from')}>{order.company_names.join(', ')}</Fact>
          <Fact name={t('what')}>{t('items', { count: order.total_items })}</Fact>
          <Fact name={t('total')}>{moneyText(order.order_total, 'MXN')}</Fact>
          {order.delivery_fee ? <Fact name={t('fee')}>{moneyText(order.delivery_fee, 'MXN')}</Fact> : null}
          {order.driver_name && <Fact name={t('driver')}>{order.driver_name}</Fact>}
        </Stack>
      </PageCard>
      <Text size="sm" c="dimmed">
        {t('until', { when: dates.date(order.shared_until) })}
      </Text>
      <Button component={Link} to={hrefTo('home')} variant="default">
        {t('toShop')}
      </Button>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group
      className={`${layout.wide} ${classes.fact}`}
      align="stretch"
      justify="space-between"
      gap="0 var(--mantine-spacing-md)"
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Group>
  );
}

function OrderSkeleton() {
  return (
    <Stack {...useLoading()}>
      <Skeleton height={36} width="60%" />
      <Skeleton height={150} />
      <Skeleton height={170} />
    </Stack>
  );
}
