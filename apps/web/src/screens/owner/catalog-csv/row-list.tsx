import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './report.module.css';

/** So many are read before one asks for the others. */
const FIRST = 10;

interface RowListProps<Row> {
  /** What is listed. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
  /** What is said where the answer does not have them all. */
  more?: string | undefined;
}

/** Rows of a file, the first ten of them until all are wanted. */
export function RowList<Row>({ label, rows, keyOf, children, more }: RowListProps<Row>) {
  const { t } = useTranslation('ownerCsv');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <Stack gap="xs" align="flex-start">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={classes.rows} role="list" aria-label={label} style={{ width: '100%' }}>
        {shown.map((row) => (
          <li key={keyOf(row)} className={classes.row}>
            {children(row)}
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t('rows.more', { count: rows.length - shown.length })}
        </Button>
      )}
      {more !== undefined && rows.length === shown.length && <span className={classes.where}>{more}</span>}
    </Stack>
  );
}
