import { Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import type { BoardColumn, BoardOrder } from '@mercadito/contracts/dispatch';
import { joinWords } from '@mercadito/domain/join-words';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { locationLabel } from '@mercadito/domain/places/location';
import { type DragEvent, type ReactNode, useId } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCountText } from '../../../shared/lists/use-count-text.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import desk from '../../../shared/ui/desk.module.css';
import layout from '../../../shared/ui/layout.module.css';
import { StageBadge } from '../../../shared/ui/status-badge.tsx';
import words from '../../../shared/ui/words.module.css';
import { AgeMark } from './age-mark.tsx';
import classes from './board.module.css';
import { BoardDoubts } from './customer-doubts.tsx';
import { OrderLink } from './order-facts.tsx';
import { UnseenParts } from './unseen-parts.tsx';

interface ColumnProps {
  title: string;
  column: BoardColumn;
  /** What stands there when it has nothing. */
  empty: { readonly title: string; readonly text: string };
  /** What is done with several. */
  head?: ReactNode;
  children: ReactNode;
}

/** A column of the board: its name and count, and its orders. */
export function Column({ title, column, empty, head, children }: ColumnProps) {
  const { t } = useTranslation('dispatch');
  const id = useId();
  const countText = useCountText();
  const shown = column.orders.length;
  return (
    <Stack component="section" miw={0} gap="sm" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} className={layout.row}>
        {title} <span className={classes.count}>{countText(column)}</span>
      </Title>
      {head}
      {shown === 0 ? (
        <Stack className={classes.empty} gap="xxs">
          <strong>{empty.title}</strong>
          <span>{empty.text}</span>
        </Stack>
      ) : (
        children
      )}
      {shown > 0 && column.count > shown && (
        <Text fz="sm" c="dimmed">
          {t('board.shown', { count: shown })}
        </Text>
      )}
    </Stack>
  );
}

/** Until something was fetched it is for the businesses to do something; what a driver has, or has failed with, no shop's hours hold up. */
const countsFromOf = ({ companies, pick_ups }: BoardOrder, column: BoardCardProps['column']): string[] =>
  column === 'failed' || pick_ups?.done ? [] : companies.flatMap(({ counts_from }) => counts_from ?? []);

interface BoardCardProps {
  order: BoardOrder;
  column: 'waiting' | 'inProgress' | 'failed';
  /** Whether it is among those that are chosen; left out where none can be. */
  choice?: { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void };
  /** Draws the card onto a driver. */
  drag?: { readonly onStart: () => void; readonly onEnd: () => void } | null;
  /** What a driver has to say of it. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** One order on the board: how pressing it is, what it comes to, from where to where. */
export function BoardCard({ order, column, choice, drag, note, actions }: BoardCardProps) {
  const { t } = useTranslation('dispatch');
  const { places } = useSite();
  const { transaction_id: number, companies } = order;
  const ready = companies.filter(({ ready_at }) => ready_at).map(({ company_name }) => company_name);
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', number);
    event.dataTransfer.effectAllowed = 'move';
    drag?.onStart();
  };
  return (
    <Stack
      component="li"
      className={`${desk.chosenPaper} ${classes.card}`}
      gap="xs"
      data-chosen={choice?.isChosen || undefined}
      {...(drag && { draggable: true, onDragStart: start, onDragEnd: drag.onEnd })}
    >
      <Group className={classes.cardTop} gap="0 var(--mantine-spacing-sm)">
        {choice && (
          <Checkbox
            className={classes.check}
            checked={choice.isChosen}
            onChange={({ currentTarget }) => choice.onChange(currentTarget.checked)}
            aria-label={t('board.choose', { number: orderCode(number) })}
          />
        )}
        <OrderLink
          number={number}
          driverId={order.driver_id}
          draggable={false}
          head={`${joinWords(order.user_name, order.last_name)}, ${locationLabel(order.location, places)}`}
        />
        <strong className={`${words.figures} ${desk.large}`}>{moneyText(order.order_total, 'MXN')}</strong>
      </Group>
      {column === 'inProgress' && <StageBadge order={{ ...order, status: 'shipped' }} />}
      <AgeMark column={column} since={order.since} countsFrom={countsFromOf(order, column)} />
      <Text fz="sm" c="dimmed">
        {companies.map(({ company_name }) => company_name).join(', ')} ·{' '}
        {t('board.items', { count: order.total_items })} · {t(`deliveries:loadType.${order.load_type}`)} ·{' '}
        <span translate="no">{orderCode(number)}</span>
      </Text>
      {ready.length > 0 && <Text fz="sm">{t('board.ready', { names: ready.join(', '), count: ready.length })}</Text>}
      <BoardDoubts order={order} />
      {column !== 'failed' && !order.awaits_confirmation && <UnseenParts order={order} />}
      {note}
      {actions && (
        <Group className={classes.actions} mt="xxs" align="stretch" gap="xs">
          {actions}
        </Group>
      )}
    </Stack>
  );
}
