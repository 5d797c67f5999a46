import { TextInput } from '@mantine/core';
import { MAX_DISCOUNT, MIN_DISCOUNT } from '@mercadito/domain/catalog/limits';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/answer-of.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

interface DiscountDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Gives all that are chosen this discount, percent. */
  onApply: (discount: number) => PromiseLike<Answer>;
  onDone: () => void;
}

/** The discount that was typed; null for what is none (PRODUCT-5). */
function discountOf(typed: string): number | null {
  const percent = /^\d{1,2}$/.test(typed) ? Number(typed) : -1;
  return percent >= MIN_DISCOUNT && percent <= MAX_DISCOUNT ? percent : null;
}

/** Asks which discount several products are to have; 0 takes it away. */
export function DiscountDialog({ opened, onClose, onApply, onDone }: DiscountDialogProps) {
  const { t } = useTranslation('ownerGoods');
  const [typed, setTyped] = useState('');
  const discount = discountOf(typed);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('discount.title')}
      act={{
        label: t('discount.apply'),
        isReady: discount !== null,
        isSubmit: true,
        run: () => onApply(discount ?? 0),
        onDone,
      }}
    >
      <TextInput
        label={t('price.percent')}
        description={t('discount.help', { most: MAX_DISCOUNT })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={typed !== '' && discount === null && t('discount.wrong', { most: MAX_DISCOUNT })}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        data-autofocus
      />
    </Dialog>
  );
}
