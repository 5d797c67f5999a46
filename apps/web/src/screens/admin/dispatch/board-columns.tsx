import { Button, Group, Text } from '@mantine/core';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { BoardOrder, DispatchBoard } from '@mercadito/contracts/dispatch';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { serverNow } from '../../../shared/clock/server-clock.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import classes from './board.module.css';
import { BoardCard, Column } from './board-column.tsx';
import { AssignMenu, DropZone, FreestDrivers, GivingReport } from './board-drivers.tsx';
import { ConfirmOrder, DeclineOrder, RequeueOrder } from './order-acts.tsx';
import type { BoardWork } from './use-board-work.ts';

interface ColumnProps {
  board: DispatchBoard;
  work: BoardWork;
  isFiltered: boolean;
}

/** What an empty column says: of a filter that hides it all, or why there is nothing. */
function useEmptyText(isFiltered: boolean) {
  const { t } = useTranslation('dispatch');
  return (name: 'Waiting' | 'InProgress' | 'Failed') => ({
    title: t(isFiltered ? 'board.noFiltered' : `board.no${name}`),
    text: isFiltered ? '' : t(`board.no${name}Text`),
  });
}

/** What nobody has taken, longest first: to be chosen, drawn onto a driver, or given by a menu. */
export function WaitingColumn({ board, work, isFiltered }: ColumnProps) {
  const { t } = useTranslation('dispatch');
  const emptyText = useEmptyText(isFiltered);
  const { waiting, drivers } = board;
  const { chosen } = work;
  useAnnounced(chosen.length > 0 && t('board.chosen', { count: chosen.length }));
  return (
    <Column
      title={t('board.waiting')}
      column={waiting}
      empty={emptyText('Waiting')}
      head={
        <div className={classes.bulk} data-idle={(chosen.length === 0 && work.result === null) || undefined}>
          <GivingReport work={work} />
          {chosen.length > 0 && (
            <Group className={classes.chosen} gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
              <Text fw={600}>{t('board.chosen', { count: chosen.length })}</Text>
              <AssignMenu
                drivers={drivers}
                count={chosen.length}
                label={t('assign.menuMany')}
                onChoose={(driver) => work.give(chosen, driver)}
              >
                {t('assign.menu')}
              </AssignMenu>
              <FreestDrivers drivers={drivers} count={chosen.length} onChoose={(driver) => work.give(chosen, driver)} />
              <Button variant="subtle" onClick={work.chooseNone}>
                {t('board.chooseNone')}
              </Button>
            </Group>
          )}
        </div>
      }
    >
      <StackedList gap="sm">
        {waiting.orders.map((order) => (
          <WaitingCard key={order.transaction_id} order={order} drivers={drivers} work={work} />
        ))}
      </StackedList>
    </Column>
  );
}

interface WaitingCardProps {
  order: BoardOrder;
  drivers: readonly DriverProfile[];
  work: BoardWork;
}

function WaitingCard({ order, drivers, work }: WaitingCardProps) {
  const { t } = useTranslation('dispatch');
  const { transaction_id: number } = order;
  if (order.awaits_confirmation) return <CardToConfirm order={order} work={work} />;
  return (
    <BoardCard
      order={order}
      column="waiting"
      choice={{ isChosen: work.chosen.includes(number), onChange: (isChosen) => work.choose(number, isChosen) }}
      note={order.total_items === 0 && <NothingLeft />}
      drag={work.canDrag ? { onStart: () => work.drag(number), onEnd: work.drop } : null}
      actions={
        order.total_items === 0 ? (
          <DeclineOrder order={order} onDeclined={() => work.show(number, { to: 'gone' })} />
        ) : (
          <AssignMenu
            drivers={drivers}
            label={t('assign.menuOf', { number: orderCode(number) })}
            onChoose={(driver) => work.give([number], driver)}
          >
            {t('assign.menu')}
          </AssignMenu>
        )
      }
    />
  );
}

/** Nobody can be given it before somebody has said that it is meant (DISPATCH-14). */
function CardToConfirm({ order, work }: Omit<WaitingCardProps, 'drivers'>) {
  const { transaction_id: number } = order;
  return (
    <BoardCard
      order={order}
      column="waiting"
      note={order.total_items === 0 && <NothingLeft />}
      actions={
        <>
          <ConfirmOrder transactionId={number} onConfirmed={() => work.show(number, { to: 'confirmed' })} />
          <DeclineOrder order={order} onDeclined={() => work.show(number, { to: 'gone' })} />
        </>
      }
    />
  );
}

/** Businesses have said of all that was ordered that it is not there: somebody has to decline it (ORDER-18). */
function NothingLeft() {
  const { t } = useTranslation('dispatch');
  return (
    <p className={classes.reason}>
      <strong>{t('board.nothingLeft')}</strong>
    </p>
  );
}

/** The active deliveries by who carries them: whoever has carried one longest comes first. */
function byDriver(orders: readonly BoardOrder[]): [driverId: number, orders: BoardOrder[]][] {
  const groups = new Map<number, BoardOrder[]>();
  for (const order of orders) {
    const id = order.driver_id ?? 0;
    groups.set(id, [...(groups.get(id) ?? []), order]);
  }
  return [...groups];
}

/** The active deliveries, by driver; a waiting card dropped there is that driver's too. */
export function InProgressColumn({ board, work, isFiltered }: ColumnProps) {
  const { t } = useTranslation('dispatch');
  const emptyText = useEmptyText(isFiltered);
  return (
    <Column title={t('board.inProgress')} column={board.in_progress} empty={emptyText('InProgress')}>
      {byDriver(board.in_progress.orders).map(([driverId, orders]) => (
        <DriverGroup
          key={driverId}
          driver={board.drivers.find(({ id }) => id === driverId)}
          orders={orders}
          work={work}
        />
      ))}
    </Column>
  );
}

interface DriverGroupProps {
  /** Undefined of somebody whom the board does not show. */
  driver: DriverProfile | undefined;
  orders: readonly BoardOrder[];
  work: BoardWork;
}

function DriverGroup({ driver, orders, work }: DriverGroupProps) {
  const list = (
    <StackedList gap="sm">
      {orders.map((order) => (
        <BoardCard key={order.transaction_id} order={order} column="inProgress" />
      ))}
    </StackedList>
  );
  if (!driver) return list;
  return (
    <DropZone driver={driver} work={work} heading={3}>
      {list}
    </DropZone>
  );
}

/** What could not be delivered, newest first, with what its driver says and what can be done. */
export function FailedColumn({ board, work, isFiltered }: ColumnProps) {
  const { t } = useTranslation('dispatch');
  const emptyText = useEmptyText(isFiltered);
  return (
    <Column title={t('board.failed')} column={board.failed} empty={emptyText('Failed')}>
      <StackedList gap="sm">
        {board.failed.orders.map((order) => (
          <BoardCard
            key={order.transaction_id}
            order={order}
            column="failed"
            note={
              <p className={classes.reason}>
                {order.driver_name && <strong>{order.driver_name}: </strong>}
                {order.reason || t('noReason')}
              </p>
            }
            actions={
              <>
                <RequeueOrder
                  transactionId={order.transaction_id}
                  onRequeued={() => work.show(order.transaction_id, { to: 'queue', at: serverNow().toISOString() })}
                />
                <DeclineOrder order={order} onDeclined={() => work.show(order.transaction_id, { to: 'gone' })} />
              </>
            }
          />
        ))}
      </StackedList>
    </Column>
  );
}
