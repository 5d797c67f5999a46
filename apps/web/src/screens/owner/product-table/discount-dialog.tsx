import { Button, Group, Stack, TextInput } from '@mantine/core';
import { MAX_DISCOUNT, MIN_DISCOUNT } from '@mercadito/domain/catalog/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Modal } from '../../../shared/ui/modal.tsx';

interface DiscountDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Gives all that are chosen this discount, percent. */
  onApply: (discount: number) => Promise<void>;
}

/** The discount that was typed; null for what is none (PRODUCT-5). */
function discountOf(typed: string): number | null {
  const percent = /^\d{1,2}$/.test(typed) ? Number(typed) : -1;
  return percent >= MIN_DISCOUNT && percent <= MAX_DISCOUNT ? percent : null;
}

/** Asks which discount several products are to have; 0 takes it away. */
export function DiscountDialog({ opened, onClose, onApply }: DiscountDialogProps) {
  const { t } = useTranslation('ownerGoods');
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);
  const discount = discountOf(typed);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (discount === null) return;
    setSending(true);
    await onApply(discount);
    setSending(false);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('discount.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack component="form" onSubmit={(event: FormEvent) => void apply(event)}>
        <TextInput
          label={t('price.percent')}
          description={t('discount.help', { most: MAX_DISCOUNT })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={typed !== '' && discount === null && t('discount.wrong', { most: MAX_DISCOUNT })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={discount === null}>
            {t('discount.apply')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
