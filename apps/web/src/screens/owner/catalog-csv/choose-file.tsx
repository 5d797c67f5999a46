import { Button, FileButton, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { MAX_DISCOUNT } from '@mercadito/domain/catalog/limits';
import {
  CATALOG_COLUMNS,
  type CatalogColumn,
  headingOf,
  MAX_CATALOG_BYTES,
  MAX_CATALOG_ROWS,
} from '@mercadito/domain/catalog-csv/columns';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { Translate } from '../../../shared/i18n/text-keys.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './catalog-csv.module.css';

const MB = 1024 * 1024;

interface FilePickerProps {
  onPick: (file: File) => void;
  label: string;
  variant?: 'filled' | 'default';
}

/** Opens the device's files. Of any kind: phones hide what they take for another, so that a wrong one is told in words afterwards. */
export function FilePicker({ onPick, label, variant = 'filled' }: FilePickerProps) {
  return (
    <FileButton
      onChange={(file) => file && onPick(file)}
      // A file may be chosen again once it has been mended.
      inputProps={{
        onClick: ({ currentTarget }) => {
          currentTarget.value = '';
        },
      }}
    >
      {(button) => (
        <Button {...button} variant={variant} leftSection={<IconFileSpreadsheet size={20} aria-hidden="true" />}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}

/** Step one: a file is chosen or dropped. */
export function ChooseFile({ onPick }: { onPick: (file: File) => void }) {
  const { t } = useTranslation('ownerCsv');
  return (
    <Dropzone
      className={classes.dropZone}
      onDrop={([file]) => file && onPick(file)}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={undefined}
      inputProps={{ tabIndex: -1, 'aria-hidden': true }}
    >
      <Stack align="center" gap="sm">
        <FilePicker onPick={onPick} label={t('choose.button')} />
        <Text size="sm" className={classes.dropHint}>
          {t('choose.drop')}
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {t('choose.limits', { rows: MAX_CATALOG_ROWS, mb: MAX_CATALOG_BYTES / MB })}
        </Text>
      </Stack>
    </Dropzone>
  );
}

const FLAGS: readonly CatalogColumn[] = ['count_stock', 'available', 'published', 'member_only', 'pinned'];

/** What a column takes, with what it may be at most. */
export function takesText(column: CatalogColumn, t: Translate<'ownerCsv'>): string {
  if (FLAGS.includes(column)) return t('takes.flag');
  const most = { name: MAX_LENGTH.productName, description: MAX_LENGTH.description, discount: MAX_DISCOUNT };
  return t(`takes.${column as 'name'}`, { most: most[column as keyof typeof most] ?? '' });
}

/** What each column is for and takes, for whoever writes a file by hand. */
export function ColumnHelp() {
  const { t } = useTranslation('ownerCsv');
  const language = useLanguage();
  return (
    <details>
      <summary className={classes.helpTitle}>{t('columns.title')}</summary>
      <dl className={classes.help}>
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
