import { Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import type { changeProducts } from '@mercadito/contracts/catalog-editing';
import type { Output } from '@mercadito/contracts/endpoint';
import { MAX_PRICE_PERCENT, MIN_PRICE_PERCENT } from '@mercadito/domain/catalog/price-change';
import { useState } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Modal } from '../../../shared/ui/modal.tsx';
import type { Chosen } from './chosen-products.ts';
import type { ProductChanges } from './use-product-changes.ts';

interface PriceDialogProps {
  opened: boolean;
  chosen: Chosen;
  changes: ProductChanges;
  onClose: () => void;
  onDone: () => void;
}

type Changed = Output<typeof changeProducts>['changed'];

/** So many prices are read before one trusts the rest. */
const MOST_SHOWN = 8;

/** The percent that was typed; null for what is none that prices can change by (BULK-2). */
function percentOf(typed: string): number | null {
  const percent = /^[-−+]?\d{1,3}$/.test(typed) ? Number(typed.replace('−', '-')) : 0;
  return percent !== 0 && percent >= MIN_PRICE_PERCENT && percent <= MAX_PRICE_PERCENT ? percent : null;
}

/** Makes prices so many percent dearer or cheaper, once their new ones have been looked at. */
export function PriceDialog({ opened, chosen, changes, onClose, onDone }: PriceDialogProps) {
  const { t } = useTranslation('ownerGoods');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Changed | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const percent = percentOf(typed);

  const preview = async (price_percent: number) => {
    setSending(true);
    const { data, error } = await changes.preview(chosen, { price_percent });
    setSending(false);
    setFailure(error ?? null);
    setShown(data?.changed ?? null);
  };
  const apply = async (price_percent: number) => {
    setSending(true);
    const isDone = await changes.changeMany(chosen, { price_percent });
    setSending(false);
    if (isDone) onDone();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('price.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack>
        <TextInput
          label={t('price.percent')}
          description={t('price.help', { least: MIN_PRICE_PERCENT, most: MAX_PRICE_PERCENT })}
          inputMode="text"
          autoComplete="off"
          value={typed}
          error={typed !== '' && percent === null && t('price.wrong')}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value.trim());
            setShown(null);
          }}
        />
        <FormFailure error={failure} />
        {shown && <NewPrices changed={shown} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {shown ? (
            <Button
              loading={isSending}
              disabled={shown.length === 0}
              onClick={() => percent !== null && void apply(percent)}
            >
              {t('price.apply')}
            </Button>
          ) : (
            <Button
              loading={isSending}
              disabled={percent === null}
              onClick={() => percent !== null && void preview(percent)}
            >
              {t('price.preview')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function NewPrices({ changed }: { changed: Changed }) {
  const { t } = useTranslation('ownerGoods');
  if (changed.length === 0) return <Text>{t('price.nothing')}</Text>;
  const left = changed.length - MOST_SHOWN;
  return (
    <div>
      <List listStyleType="none" aria-label={t('price.title')}>
        {changed.slice(0, MOST_SHOWN).map(({ id, name, currency, from, to }) => (
          <List.Item key={id}>
            {t('price.line', { name, from: moneyText(Number(from), currency), to: moneyText(Number(to), currency) })}
          </List.Item>
        ))}
      </List>
      {left > 0 && <Text c="dimmed">{t('price.more', { count: left })}</Text>}
    </div>
  );
}
