import { Anchor, Checkbox } from '@mantine/core';
import type { BoardOrder } from '@mercadito/contracts/dispatch';
import { joinWords } from '@mercadito/domain/join-words';
import { locationLabel } from '@mercadito/domain/places/location';
import type { DragEvent, ReactNode } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { AgeMark } from './age-mark.tsx';
import classes from './board.module.css';
import { orderHref } from './order-href.ts';

interface BoardCardProps {
  order: BoardOrder;
  column: 'waiting' | 'inProgress' | 'failed';
  /** Whether it is among those that are chosen; left out where none can be. */
  choice?: { readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void };
  /** It can be drawn onto a driver. */
  drag?: { readonly onStart: () => void; readonly onEnd: () => void } | null;
  /** What a driver has to say of it. */
  note?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One order on the board: how pressing it is, what it comes to, from where to where. */
export function BoardCard({ order, column, choice, drag, note, actions }: BoardCardProps) {
  const { t } = useTranslation('dispatch');
  const { product } = useSite();
  const { transaction_id: number, companies } = order;
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', number);
    event.dataTransfer.effectAllowed = 'move';
    drag?.onStart();
  };
  return (
    <li
      className={classes.card}
      data-chosen={choice?.isChosen || undefined}
      {...(drag && { draggable: true, onDragStart: start, onDragEnd: drag.onEnd })}
    >
      <div className={classes.cardTop}>
        {choice && (
          <Checkbox
            className={classes.check}
            checked={choice.isChosen}
            onChange={({ currentTarget }) => choice.onChange(currentTarget.checked)}
            aria-label={t('board.choose', { number })}
          />
        )}
        <Anchor
          component={Link}
          to={orderHref(number, order.driver_id)}
          className={classes.number}
          aria-label={t('inProgress.openOf', { number })}
          translate="no"
          draggable={false}
        >
          {number}
        </Anchor>
        <strong className={classes.total}>{moneyText(order.order_total, 'MXN')}</strong>
      </div>
      <AgeMark column={column} since={order.since} />
      <p className={classes.way}>
        {joinWords(order.user_name, order.last_name)}, <strong>{locationLabel(order.location, product)}</strong>
      </p>
      <p className={classes.quiet}>
        {companies.map(({ company_name }) => company_name).join(', ')} ·{' '}
        {t('board.items', { count: order.total_items })} · {t(`deliveries:loadType.${order.load_type}`)}
      </p>
      {note}
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
