import { List, Text, TextInput } from '@mantine/core';
import type { changeProducts } from '@mercadito/contracts/catalog-editing';
import type { Output } from '@mercadito/contracts/endpoint';
import { MAX_DISCOUNT, MIN_DISCOUNT } from '@mercadito/domain/catalog/limits';
import { MAX_PRICE_PERCENT, MIN_PRICE_PERCENT } from '@mercadito/domain/catalog/price-change';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/use-action.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Chosen, ProductChanges } from './use-product-changes.ts';

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
  const missingText = useMissingText();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Changed | null>(null);
  const percent = percentOf(typed);
  const change = { price_percent: percent ?? 0 };

  const preview = async () => {
    const answer = await changes.preview(chosen, change);
    setShown(answer.data?.changed ?? null);
    return answer;
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('price.title')}
      act={
        shown
          ? {
              label: t('price.apply'),
              missing: shown.length === 0 && t('price.nothing'),
              run: () => changes.changeMany(chosen, change),
              onDone,
            }
          : {
              label: t('price.preview'),
              missing: missingText(percent === null && t('price.percent')),
              run: preview,
              staysOpen: true,
            }
      }
    >
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
        data-autofocus
      />
      {shown && <NewPrices changed={shown} />}
    </Dialog>
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
  const missingText = useMissingText();
  const [typed, setTyped] = useState('');
  const discount = discountOf(typed);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('discount.title')}
      act={{
        label: t('discount.apply'),
        missing: missingText(discount === null && t('price.percent')),
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
