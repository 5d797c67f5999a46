import { Button, FileButton, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { MAX_CATALOG_BYTES, MAX_CATALOG_ROWS } from '@mercadito/domain/catalog-csv/columns';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './choose-file.module.css';

const MB = 1024 * 1024;

interface FilePickerProps {
  onPick: (file: File) => void;
  label: string;
  variant?: 'filled' | 'default';
}

/** Opens the device's files. Which kind one is, is said in words afterwards: phones hide what they take for another. */
export function FilePicker({ onPick, label, variant = 'filled' }: FilePickerProps) {
  return (
    <FileButton
      onChange={(file) => file && onPick(file)}
      // The same file may be chosen again once it has been mended.
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
      className={classes.zone}
      onDrop={([file]) => file && onPick(file)}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={undefined}
      inputProps={{ tabIndex: -1, 'aria-hidden': true }}
    >
      <Stack align="center" gap="sm">
        <FilePicker onPick={onPick} label={t('choose.button')} />
        <Text size="sm" className={classes.drop}>
          {t('choose.drop')}
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {t('choose.limits', { rows: MAX_CATALOG_ROWS.toLocaleString('en-US'), mb: MAX_CATALOG_BYTES / MB })}
        </Text>
      </Stack>
    </Dropzone>
  );
}
