import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { isSearchable } from '@mercadito/domain/catalog/search-text';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useListRelatedProductsQuery } from './products.api.ts';
import classes from './shop-search.module.css';

/** Milliseconds after the last letter until suggestions are asked for. */
const PAUSE = 250;

interface ShopSearchProps {
  companyId: number;
  companyName: string;
  /** What is searched now; '' for nothing. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches inside one business. What is typed suggests its products; Enter lists all that fit. */
export function ShopSearch({ companyId, companyName, search, onSearch }: ShopSearchProps) {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState(search);
  const [settled] = useDebouncedValue(typed.trim(), PAUSE);
  const { currentData } = useListRelatedProductsQuery({ companyId, search: settled }, { skip: !isSearchable(settled) });
  const suggestions = typed.trim() === '' ? [] : (currentData?.related_products ?? []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    combobox.closeDropdown();
    if (isSearchable(typed)) onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        <Combobox
          store={combobox}
          onOptionSubmit={(productId) => void navigate(`/product/${companyId}/${productId}`)}
          withinPortal={false}
        >
          <Combobox.Target>
            <TextInput
              type="search"
              inputMode="search"
              enterKeyHint="search"
              role="combobox"
              autoComplete="off"
              aria-label={t('business.search', { name: companyName })}
              placeholder={t('business.search', { name: companyName })}
              leftSection={<IconSearch size={18} aria-hidden="true" />}
              rightSection={typed !== '' && <ClearButton label={t('business.clearSearch')} onClear={clear} />}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                combobox.openDropdown();
              }}
              onFocus={() => combobox.openDropdown()}
              onBlur={() => combobox.closeDropdown()}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={suggestions.length === 0}>
            <Combobox.Options aria-label={t('list.products')}>
              {suggestions.map(({ id, name, price, currency }) => (
                <Combobox.Option key={id} value={String(id)} className={classes.option}>
                  <span>{name}</span>
                  <span className={classes.price}>{moneyText(price, currency)}</span>
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
        <span className={classes.hidden} role="status">
          {suggestions.length > 0 &&
            combobox.dropdownOpened &&
            t('business.suggestions', { count: suggestions.length })}
        </span>
      </form>
    </search>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className={classes.clear} aria-label={label} onClick={onClear}>
      <IconX size={18} aria-hidden="true" />
    </button>
  );
}
