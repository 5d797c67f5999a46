import { Title } from '@mantine/core';
import type { BoardColumn } from '@mercadito/contracts/dispatch';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './board.module.css';

/** How many stand in a column, as far as they are counted. */
export function useCountText(): (column: BoardColumn) => string {
  const { t } = useTranslation('dispatch');
  return ({ count, count_is_capped }) => (count_is_capped ? t('board.capped') : String(count));
}

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
    <section className={classes.column} aria-labelledby={id}>
      <Title order={2} size="h3" id={id} className={classes.columnTitle}>
        {title} <span className={classes.count}>{countText(column)}</span>
      </Title>
      {head}
      {shown === 0 ? (
        <div className={classes.empty}>
          <strong>{empty.title}</strong>
          <span>{empty.text}</span>
        </div>
      ) : (
        children
      )}
      {shown > 0 && column.count > shown && <p className={classes.quiet}>{t('board.shown', { count: shown })}</p>}
    </section>
  );
}
