import { Text } from '@mantine/core';
import type { CatalogFault } from '@mercadito/contracts/catalog-csv';
import { OTHER } from '@mercadito/domain/answered';
import { headingOf } from '@mercadito/domain/catalog-csv/columns';
import type { Translate } from '../../../shared/i18n/text-keys.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { takesText } from './column-help.tsx';
import classes from './report.module.css';
import { RowList } from './row-list.tsx';
import type { ImportAnswer } from './use-catalog-import.ts';

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
          <span className={classes.head}>
            <strong>
              {fault.column === null || fault.column === OTHER
                ? t('check.row', { row: fault.row })
                : t('check.cell', { row: fault.row, column: headingOf(fault.column, language) })}
            </strong>
            {fault.value !== '' && <span className={classes.where}>{t('check.says', { value: fault.value })}</span>}
          </span>
          <Text>{adviceOf(fault, t)}</Text>
        </>
      )}
    </RowList>
  );
}
