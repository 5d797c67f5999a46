import { Button, Group } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { QR_FILES, type QrCode } from './qr-code.ts';

interface PosterActionsProps {
  /** Of the business, in the names of the files. */
  companyId: number;
  code: QrCode;
  onPrint: () => void;
}

/** The ways to bring a poster, or its code alone, among people. */
export function PosterActions({ companyId, code, onPrint }: PosterActionsProps) {
  const { t } = useTranslation('ownerPoster');
  const save = (kind: keyof typeof QR_FILES) => saveFile(`qr-${companyId}.${kind}`, QR_FILES[kind](code));
  const sign = <IconDownload size={20} aria-hidden="true" />;
  return (
    <Group gap="xs">
      <Button leftSection={<IconPrinter size={20} aria-hidden="true" />} onClick={onPrint}>
        {t('print')}
      </Button>
      <Button variant="default" leftSection={sign} onClick={() => save('png')}>
        {t('png')}
      </Button>
      <Button variant="default" leftSection={sign} onClick={() => save('svg')}>
        {t('svg')}
      </Button>
    </Group>
  );
}
