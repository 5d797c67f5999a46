import { MAX_DISCOUNT } from '@mercadito/domain/catalog/limits';
import { CATALOG_COLUMNS, type CatalogColumn, headingOf } from '@mercadito/domain/catalog-csv/columns';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import type { Translate } from '../../../shared/i18n/text-keys.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './report.module.css';

const FLAGS: readonly CatalogColumn[] = ['count_stock', 'available', 'published', 'member_only', 'pinned'];

/** What a column takes, with what it may be at most. */
export function takesText(column: CatalogColumn, t: Translate<'ownerCsv'>): string {
  if (FLAGS.includes(column)) return t('takes.flag');
  const most = { name: MAX_LENGTH.productName, description: MAX_LENGTH.description, discount: MAX_DISCOUNT };
  // Thousands are written alike in both languages here.
  return t(`takes.${column as 'name'}`, { most: most[column as keyof typeof most]?.toLocaleString('en-US') ?? '' });
}

/** What each column is for and takes, for whoever writes a file by hand. */
export function ColumnHelp() {
  const { t } = useTranslation('ownerCsv');
  const language = useLanguage();
  return (
    <details>
      <summary className={classes.summary}>{t('columns.title')}</summary>
      <dl className={classes.takes}>
        {CATALOG_COLUMNS.map((column) => (
          <ColumnLine key={column} heading={headingOf(column, language)} takes={takesText(column, t)} />
        ))}
      </dl>
    </details>
  );
}

function ColumnLine({ heading, takes }: { heading: string; takes: string }) {
  return (
    <>
      <dt>{heading}</dt>
      <dd>{takes}</dd>
    </>
  );
}
