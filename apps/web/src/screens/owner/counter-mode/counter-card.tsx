import { Button, Group, Title } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { pickUpsOf } from '@mercadito/domain/orders/order-stage';
import { IconCheck } from '@tabler/icons-react';
import { OrderItems } from '../../../entities/orders/order-items.tsx';
import { useMarkOrdersSeenMutation } from '../../../entities/orders/orders.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';
import { StageBadge } from '../../../shared/ui/status-badge.tsx';
import { OrderPeople } from '../order-people.tsx';
import { ReadyAction } from '../ready-action.tsx';
import { isToBeTold } from '../use-seeing-orders.ts';
import classes from './counter-mode.module.css';

interface CounterCardProps {
  order: CompanyOrder;
  companyId: number;
  onSeen: () => void;
  onReady: (isReady: boolean) => void;
}

/**
 * An order to be read from where the kitchen is; all of a new one is its button, but the place of the next act: a hurried second tap
 * is none on that.
 */
export function CounterCard({ order, companyId, onSeen, onReady }: CounterCardProps) {
  const { t } = useTranslation('owner');
  const dates = useDates('es');
  const [markSeen] = useMarkOrdersSeenMutation();
  const { isBusy, failure, send } = useAction();
  const { transaction_id: number, order_status: status, date_issued, orderItem, total } = order;
  const isNew = isToBeTold(order);
  const see = () => {
    onSeen();
    void send(() => markSeen({ company_id: companyId, transaction_ids: [number] }));
  };
  return (
    <li className={classes.card} data-new={isNew || undefined}>
      <Group justify="space-between" gap="xs" className={layout.target}>
        <Title order={4} size="h3">
          {t('orders:number', { number: orderCode(number) })}
        </Title>
        {isNew ? null : <StageBadge order={{ ...order, status, pick_ups: pickUpsOf([order]) }} size="big" />}
      </Group>
      <div className={classes.next}>
        <ReadyAction order={order} isOverPage isHeld={isNew} onSaid={onReady} />
      </div>
      <OrderPeople order={order} />
      <time dateTime={date_issued} lang="es">
        {dates.dateTime(date_issued)}
      </time>
      <OrderItems items={orderItem} saysIfMissing={order.picked_up_at ? undefined : 'others'} />
      <p className={classes.total}>{moneyText(total, 'MXN')}</p>
      {failure !== null && <FormFailure error={failure} />}
      {isNew ? (
        <Button
          className={classes.see}
          data-see
          fullWidth
          loading={isBusy}
          leftSection={<IconCheck size={28} aria-hidden="true" />}
          aria-label={t('counter.seenNamed', { number: orderCode(number) })}
          onClick={see}
        >
          {t('counter.seen')}
        </Button>
      ) : (
        <p className={classes.seen}>
          <IconCheck size={28} aria-hidden="true" />
          {t('counter.seen')}
        </p>
      )}
    </li>
  );
}
