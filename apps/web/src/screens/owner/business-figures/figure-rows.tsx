import { Title } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { type ReactNode, useId } from 'react';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './figure-rows.module.css';

interface FigureRow {
  readonly product_id: number;
  readonly name: string;
  readonly photo_picture: PictureData | null;
}

interface FigureRowsProps<Row> {
  title: string;
  text: string;
  rows: readonly Row[];
  nameOf: (row: Row) => ReactNode;
  figureOf: (row: Row) => ReactNode;
  actionOf?: (row: Row) => ReactNode;
}

/** Products with what is counted of each, under a title; nothing where there are none. */
export function FigureRows<Row extends FigureRow>(props: FigureRowsProps<Row>) {
  const { title, text, rows, nameOf, figureOf, actionOf } = props;
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={classes.box} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <p className={classes.quiet}>{text}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" aria-labelledby={id}>
        {rows.map((row) => (
          <li key={row.product_id} className={classes.row}>
            <span className={classes.picture}>
              <Picture picture={row.photo_picture} alt="" ratio={1} sizes="56px" />
            </span>
            <span className={classes.words}>
              {nameOf(row)}
              <span className={classes.quiet}>{figureOf(row)}</span>
            </span>
            {actionOf?.(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}
