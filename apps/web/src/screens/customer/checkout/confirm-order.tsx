import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

interface ConfirmOrderProps {
  opened: boolean;
  /** MXN. */
  total: number;
  items: number;
  /** What the driver has to be told. */
  keyword: string;
  onClose: () => void;
  onConfirm: () => void;
  /** What else there is to know before it goes out. */
  children?: ReactNode;
}

/** Asks before the order goes out (ORDER-3). */
export function ConfirmOrder({ opened, total, items, keyword, onClose, onConfirm, children }: ConfirmOrderProps) {
  const { t } = useTranslation('checkout');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('confirm.title')}
      cancelLabel={t('confirm.back')}
      confirmLabel={t('send')}
    >
      <Text>{t('confirm.text', { count: items, total: moneyText(total, 'MXN') })}</Text>
      <Text>{t('confirm.keyword', { keyword })}</Text>
      {children}
    </ConfirmDialog>
  );
}
