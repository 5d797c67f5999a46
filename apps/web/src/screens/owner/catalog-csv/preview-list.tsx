import { Badge, Text } from '@mantine/core';
import { OTHER } from '@mercadito/domain/answered';
import { headingOf } from '@mercadito/domain/catalog-csv/columns';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './report.module.css';
import { RowList } from './row-list.tsx';
import type { ImportAnswer } from './use-catalog-import.ts';

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
          <span className={classes.head}>
            <strong>{name}</strong>
            <Badge variant="light" color={action === 'add' ? 'green' : 'gray'}>
              {t(`check.${action}`)}
            </Badge>
            <Text span size="sm" className={classes.where}>
              {t('check.row', { row })}
            </Text>
          </span>
          {changes.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
            <ul className={classes.changes} role="list">
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
