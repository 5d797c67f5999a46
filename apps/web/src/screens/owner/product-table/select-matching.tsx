import { Button } from '@mantine/core';
import type { Input } from '@mercadito/contracts/endpoint';
import type { listCompanyProducts as contract } from '@mercadito/contracts/products';
import { MAX_NAMED_IN_BULK } from '@mercadito/domain/catalog/limits';
import { MAX_PAGE_SIZE } from '@mercadito/domain/input-limits';
import { useState } from 'react';
import { listCompanyProducts } from '../../../entities/products/products.api.ts';
import { type AppDispatch, useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tellError } from '../../../shared/ui/toast.tsx';
import { entriesOfPage } from '../use-product-page.ts';
import type { Chosen } from './use-product-changes.ts';

type Asked = Input<typeof contract>;

interface SelectMatchingProps {
  chosen: Chosen;
  /** How many there are in all as the filters want them. */
  total: number;
  /** What the table asks for; its page and size aside. */
  asked: Asked;
  isFiltered: boolean;
  onChoose: (chosen: Chosen) => void;
}

/** The names of all that the filters want, as many as can be named at once. */
async function namesOf(asked: Asked, total: number, dispatch: AppDispatch): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  const most = Math.min(total, MAX_NAMED_IN_BULK);
  for (let page = 1; names.size < most; page += 1) {
    const reading = dispatch(
      listCompanyProducts.initiate(
        { ...asked, page, page_size: MAX_PAGE_SIZE },
        { subscribe: false, forceRefetch: true },
      ),
    );
    const { pages } = await reading.unwrap();
    const entries = pages.flatMap(entriesOfPage);
    if (entries.length === 0) break;
    for (const { id, name } of entries) if (names.size < most) names.set(id, name);
  }
  return names;
}

/** Chooses beyond the page, once something on it is chosen: all that the filters want, or all of the business (BULK-4). */
export function SelectMatching({ chosen, total, asked, isFiltered, onChoose }: SelectMatchingProps) {
  const { t } = useTranslation('ownerGoods');
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const isMany = total > MAX_NAMED_IN_BULK;
  const most = Math.min(total, MAX_NAMED_IN_BULK);
  if (chosen.isAll || chosen.names.size === 0 || chosen.names.size >= most) return null;
  const chooseAll = async () => {
    if (isMany && !isFiltered) return onChoose({ names: new Map(), isAll: true });
    setLoading(true);
    try {
      onChoose({ names: await namesOf(asked, total, dispatch), isAll: false });
    } catch (error) {
      tellError(error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="subtle" loading={isLoading} onClick={() => void chooseAll()}>
      {isMany && !isFiltered ? t('bulk.everything') : t(isMany ? 'bulk.first' : 'bulk.matching', { count: most })}
    </Button>
  );
}
