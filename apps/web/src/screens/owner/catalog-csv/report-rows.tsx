import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { CatalogFault } from '@mercadito/contracts/catalog-csv';
import { OTHER } from '@mercadito/domain/answered';
import { headingOf } from '@mercadito/domain/catalog-csv/columns';
import { type ReactNode, useState } from 'react';
import type { Translate } from '../../../shared/i18n/text-keys.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import layout from '../../../shared/ui/layout.module.css';
import words from '../../../shared/ui/words.module.css';
import classes from './catalog-csv.module.css';
import { takesText } from './choose-file.tsx';
import type { ImportAnswer } from './use-catalog-import.ts';

/** So many are read before one asks for the others. */
const FIRST = 10;

interface RowListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
  /** Shown where the answer does not have them all. */
  more?: string | undefined;
}

/** Rows of a file, the first ten of them until all are wanted. */
function RowList<Row>({ label, rows, keyOf, children, more }: RowListProps<Row>) {
  const { t } = useTranslation('ownerCsv');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <Stack gap="xs" align="flex-start">
      <StackedList className={layout.wide} gap="xs" label={label}>
        {shown.map((row) => (
          <li key={keyOf(row)} className={classes.row}>
            {children(row)}
          </li>
        ))}
      </StackedList>
      {rows.length > shown.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {t('rows.more', { count: rows.length - shown.length })}
        </Button>
      )}
      {more !== undefined && rows.length === shown.length && <span className={words.quiet}>{more}</span>}
    </Stack>
  );
}

/** What the first rows would do: each product that is added, and of each that changes what stands there and what will. */
export function PreviewList({ answer: { preview, added, changed } }: { answer: ImportAnswer }) {
  const { t } = useTranslation('ownerCsv');
  const language = useLanguage();
  const left = added + changed - preview.length;
  const textOf = (cell: string) => (cell === '' ? t('check.blank') : cell);
  return (
    <RowList
      label={t('check.preview')}
      rows={preview}
      keyOf={({ row }) => String(row)}
      more={left > 0 ? t('check.moreRows', { count: left }) : undefined}
    >
      {({ row, name, action, changes, stock_since }) => (
        <>
          <Group component="span" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-sm)">
            <strong>{name}</strong>
            <Badge variant="light" color={action === 'add' ? 'green' : 'gray'}>
              {t(`check.${action}`)}
            </Badge>
            <Text span size="sm" className={words.quiet}>
              {t('check.row', { row })}
            </Text>
          </Group>
          {changes.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
            <ul role="list">
              {changes.map(({ column, from, to }) => (
                <li key={column}>
                  {t('check.changeLine', {
                    column: column === OTHER ? t('check.otherColumn') : headingOf(column, language),
                    from: textOf(from),
                    to: textOf(to),
                  })}
                </li>
              ))}
            </ul>
          )}
          {stock_since && (
            <Text size="sm" c="dimmed">
              {t('check.stockSince', stock_since)}
            </Text>
          )}
        </>
      )}
    </RowList>
  );
}

/** What to do about a fault: of a cell that cannot be read, what its column takes. */
function adviceOf({ code, column }: CatalogFault, t: Translate<'ownerCsv'>): string {
  return code === 'invalid' && column && column !== OTHER ? takesText(column, t) : t(`faults.${code}`);
}

/** What has to be mended in a file, by row and column, in the order of its rows. */
export function FaultList({ answer: { faults, fault_count } }: { answer: ImportAnswer }) {
  const { t } = useTranslation('ownerCsv');
  const language = useLanguage();
  const left = fault_count - faults.length;
  return (
    <RowList
      label={t('check.faultList')}
      rows={faults}
      keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
      more={left > 0 ? t('check.moreFaults', { count: left }) : undefined}
    >
      {(fault) => (
        <>
          <Group component="span" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-sm)">
            <strong>
              {fault.column === null || fault.column === OTHER
                ? t('check.row', { row: fault.row })
                : t('check.cell', { row: fault.row, column: headingOf(fault.column, language) })}
            </strong>
            {fault.value !== '' && <span className={words.quiet}>{t('check.says', { value: fault.value })}</span>}
          </Group>
          <Text>{adviceOf(fault, t)}</Text>
        </>
      )}
    </RowList>
  );
}
