import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useChangeText } from './pays-with.tsx';
import type { Agreed } from './use-checkout.ts';

interface ConfirmOrderProps {
  agreed: Agreed;
  /** What the driver brings to give back; null where nobody said what will be there. */
  changeCents: number | null;
  items: number;
  /** What the driver has to be told. */
  keyword: string;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before the order goes out (ORDER-3). */
export function ConfirmOrder({ agreed, changeCents, items, keyword, onClose, onConfirm, children }: ConfirmOrderProps) {
  const { t } = useTranslation('checkout');
  const change = useChangeText(changeCents);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('confirm.title')}
      role="alertdialog"
      act={{ label: t('send'), cancelLabel: t('confirm.back'), run: onConfirm }}
    >
      <Text>{t('confirm.text', { count: items, total: moneyText(agreed.total, 'MXN') })}</Text>
      {agreed.fee > 0 && <Text>{t('confirm.fee', { amount: moneyText(agreed.fee, 'MXN') })}</Text>}
      {change && <Text>{change}</Text>}
      <Text>{t('confirm.keyword', { keyword })}</Text>
      {children}
    </Dialog>
  );
}

interface PricesChangedProps {
  before: Agreed;
  now: Agreed;
  /** The person agrees to what it costs now. */
  onAgree: (agreed: Agreed) => void;
  onClose: () => void;
}

/** Asks again where the order costs something else by now (ORDER-3). */
export function PricesChanged({ before, now, onAgree, onClose }: PricesChangedProps) {
  const { t } = useTranslation('checkout');
  const texts = (sum: keyof Agreed) => ({ before: moneyText(before[sum], 'MXN'), now: moneyText(now[sum], 'MXN') });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('changed.title')}
      role="alertdialog"
      act={{
        label: t('changed.agree', { total: moneyText(now.total, 'MXN') }),
        cancelLabel: t('confirm.back'),
        run: () => onAgree(now),
      }}
    >
      {before.fee !== now.fee && <Text>{t('changed.fee', texts('fee'))}</Text>}
      <Text>{t('changed.text', texts('total'))}</Text>
    </Dialog>
  );
}
