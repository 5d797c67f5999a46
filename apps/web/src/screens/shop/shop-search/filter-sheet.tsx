import { Button, Stack } from '@mantine/core';
import { DEFAULT_SORT_KEY, firstOrderOf, SORT_KEYS, SORT_ORDERS } from '@mercadito/domain/catalog/sorting';
import { PRICE_RANGE_NAMES } from '@mercadito/domain/money/price-range';
import { IconFilterOff, IconSortAscending } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import desk from '../../../shared/ui/desk.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import classes from './filter-sheet.module.css';
import { isSorted, type ShopFilterValues } from './shop-filter-values.ts';

interface FilterSheetProps {
  opened: boolean;
  onClose: () => void;
  values: ShopFilterValues;
  /** At once: the list behind the sheet follows. */
  onChange: (change: Partial<ShopFilterValues>) => void;
}

const NOTHING = { sort_by: undefined, order: undefined, price_range: undefined } as const;

/** How the products of a business are sorted, and in which range of prices (LIST-6). */
export function FilterSheet({ opened, onClose, values, onChange }: FilterSheetProps) {
  const { t } = useTranslation('shop');
  const doneId = useId();
  const isLowestFirst = values.sort_by === 'price' && values.order === 'asc';
  return (
    <Dialog opened={opened} onClose={onClose} title={t('business.filters')}>
      <Stack gap="md">
        <button
          type="button"
          className={classes.choice}
          aria-pressed={isLowestFirst}
          onClick={() => onChange(isLowestFirst ? NOTHING_SORTED : { sort_by: 'price', order: 'asc' })}
        >
          <IconSortAscending size={20} aria-hidden="true" />
          {t('business.lowestPrice')}
        </button>
        <Choice
          label={t('business.sort')}
          value={values.sort_by}
          words={SORT_KEYS}
          nameOf={(word) => t(`business.sortBy.${word}`)}
          onChoose={(sort_by = DEFAULT_SORT_KEY) => onChange({ sort_by, order: firstOrderOf(sort_by) })}
        />
        <Choice
          label={t('business.order')}
          value={values.order}
          words={SORT_ORDERS}
          nameOf={(word) => t(`business.orders.${values.sort_by ?? DEFAULT_SORT_KEY}.${word}`)}
          onChoose={(order) => onChange({ order })}
        />
        <Choice
          label={t('business.priceRange')}
          value={values.price_range}
          words={PRICE_RANGE_NAMES}
          nameOf={(word) => t(`business.ranges.${word}`)}
          onChoose={(price_range) => onChange({ price_range })}
        />
      </Stack>
      <div className={desk.answers}>
        {isSorted(values) && (
          <LeavingButton
            focusNext={doneId}
            variant="default"
            leftSection={<IconFilterOff size={18} />}
            onClick={() => onChange(NOTHING)}
          >
            {t('business.reset')}
          </LeavingButton>
        )}
        <Button id={doneId} onClick={onClose}>
          {t('business.seeProducts')}
        </Button>
      </div>
    </Dialog>
  );
}

const NOTHING_SORTED = { sort_by: undefined, order: undefined } as const;

interface ChoiceProps<T extends string> {
  label: string;
  value: T | undefined;
  words: readonly T[];
  nameOf: (word: T) => string;
  onChoose: (word: T) => void;
}

/** One of a few, all of them seen. */
function Choice<T extends string>({ label, value, words, nameOf, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{label}</legend>
      {words.map((word) => (
        <label key={word} className={classes.choice}>
          <input type="radio" name={name} checked={word === value} onChange={() => onChoose(word)} />
          {nameOf(word)}
        </label>
      ))}
    </fieldset>
  );
}
