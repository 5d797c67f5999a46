import { Loader, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ProductDetails } from '@mercadito/contracts/products';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { type ReactNode, useState } from 'react';
import { useListOptionGroupsQuery } from '../../../entities/products/product-editing.api.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import layout from '../../../shared/ui/layout.module.css';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import looks from '../../../shared/ui/looks.module.css';
import words from '../../../shared/ui/words.module.css';
import { type Group, mergeEqual, wholeProducts } from './equal-groups.ts';

/** A group of another product, or without one all that it has. */
export interface Wanted {
  readonly from_product_id: number;
  readonly group?: Pick<Group, 'id' | 'title'>;
}

interface CopyListProps {
  product: ProductDetails;
  isBusy: boolean;
  onChoose: (wanted: Wanted) => void;
}

/** More than fit on a phone are searched. */
const MANY = 6;
const TYPING_MS = 300;

/** The option groups of the business's other products, by product: a tap copies one. */
export function CopyList({ product, isBusy, onChoose }: CopyListProps) {
  const { t } = useTranslation('ownerProduct');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(searchTextOf(typed), TYPING_MS);
  const own = { companyId: product.company, except_product_id: product.id };
  const whole = useListOptionGroupsQuery(own);
  const reading = useListOptionGroupsQuery(search === '' ? own : { ...own, search });
  const isLong = (whole.currentData?.results.length ?? 0) > MANY;
  return (
    <Stack gap="sm">
      {isLong && (
        <TextInput
          type="search"
          label={t('options.copySearch')}
          maxLength={MAX_LENGTH.search}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Loaded reading={reading} skeleton={<Skeleton height={192} />} failed={t('options.copyFailed')}>
        {({ results }) =>
          results.length === 0 ? (
            <Nothing text={t(search === '' ? 'options.copyNone' : 'options.copyNothing')} />
          ) : (
            <Groups groups={results} product={product} isBusy={isBusy} onChoose={onChoose} />
          )
        }
      </Loaded>
    </Stack>
  );
}

function Nothing({ text }: { text: string }) {
  useAnnounced(text);
  return <Text>{text}</Text>;
}

function Groups({ groups, product, isBusy, onChoose }: CopyListProps & { groups: readonly Group[] }) {
  const { t } = useTranslation('ownerProduct');
  const [chosen, setChosen] = useState('');
  const whole = wholeProducts(groups);
  const rowOf = (key: string, wanted: Wanted) => ({
    isBusy: isBusy && key === chosen,
    onPress: () => {
      setChosen(key);
      onChoose(wanted);
    },
  });
  return (
    <StackedList gap={0} label={t('options.copyList')} className={looks.divided}>
      {[...Map.groupBy(mergeEqual(groups), ({ group }) => group.product_id)].flatMap(([from_product_id, shown]) => [
        ...shown.map(({ group, others }) => (
          <Row key={group.id} {...rowOf(`${group.id}`, { from_product_id, group })}>
            <span className={words.name}>{group.title}</span>{' '}
            <Text component="span" display="block" truncate>
              {choicesOf(group, product) || t('options.copyEmpty')}
            </Text>{' '}
            <span className={`${words.small} ${words.breaks}`}>
              {others === 0
                ? t('options.copyOf', { name: group.product_name })
                : t('options.copyOfMany', { name: group.product_name, count: others })}
            </span>
          </Row>
        )),
        whole.has(from_product_id) && (
          <Row key={`all of ${from_product_id}`} {...rowOf(`all of ${from_product_id}`, { from_product_id })}>
            <span className={words.breaks}>{t('options.copyAll', { name: whole.get(from_product_id) ?? '' })}</span>
          </Row>
        ),
      ])}
    </StackedList>
  );
}

/** What can be chosen, each with what it will cost more: the same number in the currency of the product that it is for. */
const choicesOf = ({ attributes }: Group, { currency }: ProductDetails) =>
  attributes.map(({ name, price }) => (price > 0 ? `${name} +${moneyText(price, currency)}` : name)).join(', ');

interface RowProps {
  isBusy: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Row = ({ isBusy, onPress, children }: RowProps) => (
  <li>
    <UnstyledButton
      className={`${layout.row} ${layout.wide} ${layout.target} ${looks.hoverRow} ${looks.ringInside}`}
      py="xs"
      aria-busy={isBusy}
      onClick={onPress}
    >
      <span className={words.text}>{children}</span>
      {isBusy && <Loader size={20} />}
    </UnstyledButton>
  </li>
);
