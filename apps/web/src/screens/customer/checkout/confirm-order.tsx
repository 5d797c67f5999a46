import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

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
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('confirm.title')}
      role="alertdialog"
      act={{ label: t('send'), cancelLabel: t('confirm.back'), run: onConfirm }}
    >
      <Text>{t('confirm.text', { count: items, total: moneyText(total, 'MXN') })}</Text>
      <Text>{t('confirm.keyword', { keyword })}</Text>
      {children}
    </Dialog>
  );
}
