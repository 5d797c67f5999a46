import { Group, Skeleton, Stack, Title } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import type { ReactNode, Ref } from 'react';
import { OrderItems } from '../../entities/orders/order-items.tsx';
import { useDates } from '../../shared/format/dates.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import { HelpButton } from '../../shared/ui/help-button.tsx';
import layout from '../../shared/ui/layout.module.css';
import { StageBadge } from '../../shared/ui/status-badge.tsx';
import { useLoading } from '../../shared/ui/use-loading.ts';
import classes from './company-orders.module.css';
import { OrderPeople } from './order-people.tsx';
import { ReadyAction } from './ready-action.tsx';
import { ShopItemAction } from './shop-item-action.tsx';

interface CompanyOrderListProps {
  orders: readonly CompanyOrder[];
  label: string;
  /** Whether nobody has seen an order before. */
  isNew: (order: CompanyOrder) => boolean;
  actionsOf: (order: CompanyOrder) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** A business's orders, newest first. */
export function CompanyOrderList({ orders, label, isNew, actionsOf, ref }: CompanyOrderListProps) {
  return (
    <StackedList ref={ref} label={label}>
      {orders.map((order) => (
        <CompanyOrderCard key={order.transaction_id} order={order} isNew={isNew(order)} actions={actionsOf(order)} />
      ))}
    </StackedList>
  );
}

const CARDS = [1, 2, 3];

/** Orders to come, in the boxes they will have. */
export function CompanyOrderListSkeleton() {
  return (
    <Stack {...useLoading()}>
      {CARDS.map((card) => (
        <Stack key={card} className={classes.card} gap="xs">
          <div className={classes.companyOrdersHead}>
            <Skeleton height={44} width={150} className={classes.status} />
            <Skeleton height={56} width="80%" className={classes.people} />
            <Skeleton height={20} width={170} className={classes.date} />
            <Skeleton height={16} width={90} className={classes.number} />
            <Skeleton height="2.75rem" width="2.75rem" className={classes.actions} />
          </div>
          <div className={layout.shrinks}>
            <Skeleton height={112} my="sm" />
            <Skeleton height={28} width="100%" />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

interface CompanyOrderCardProps {
  order: CompanyOrder;
  /** Whether nobody has seen it before. */
  isNew: boolean;
  actions?: ReactNode;
}

/** A business's share of an order (ORDER-12): how it stands, when it came, what is wanted, what it comes to. */
function CompanyOrderCard({ order, isNew, actions }: CompanyOrderCardProps) {
  const { t } = useTranslation('orders');
  const dates = useDates('es');
  return (
    <Stack component="li" className={classes.card} gap="xs" data-new={isNew || undefined}>
      <div className={classes.companyOrdersHead}>
        {/* First to the ear, last to the eye: how it stands is read from where the kitchen is. */}
        <Title order={2} className={classes.number}>
          {t('number', { number: orderCode(order.transaction_id) })}
        </Title>
        <div className={classes.status}>
          <StageBadge order={{ ...order, status: order.order_status, pick_ups: pickUpsOf([order]) }} size="big" />
          {isNew && <span className={classes.isNew}>{t('isNew')}</span>}
        </div>
        <OrderPeople order={order} />
        <time dateTime={order.date_issued} lang="es" className={classes.date}>
          {dates.dateTime(order.date_issued)}
        </time>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={layout.shrinks}>
        {order.awaits_confirmation && <strong>{t('toConfirm')}</strong>}
        <OrderItems
          items={order.orderItem}
          statusWord={(status) => t(`owner:orders.itemStatus.${status}`)}
          saysIfMissing={hasEnded(order.order_status) || order.picked_up_at ? undefined : 'others'}
          actionOf={(item) => <ShopItemAction order={order} item={item} />}
        />
        <Group className={classes.total} align="stretch" justify="space-between" gap="0 var(--mantine-spacing-md)">
          <span>{t('goods.total')}</span>
          <span>{moneyText(order.total, 'MXN')}</span>
        </Group>
        <div className={classes.acts}>
          <ReadyAction order={order} />
          {!hasEnded(order.order_status) && (
            <HelpButton
              wanted={{ of: 'sale', number: order.transaction_id }}
              variant="subtle"
              className={classes.help ?? ''}
              aria-label={t('help.of', { number: orderCode(order.transaction_id) })}
            >
              {t('help.button')}
            </HelpButton>
          )}
        </div>
      </div>
    </Stack>
  );
}
