import type { ProductDetails } from '@mercadito/contracts/products';
import type { Currency } from '@mercadito/domain/money/currency';
import { amountText } from '@mercadito/domain/money/typed-number';
import { type MouseEvent, useRef } from 'react';
import { isSessionOver, isUnconfirmed, problemOf } from '../../../shared/api/api-error.ts';
import { createPageMemory } from '../../../shared/api/decisions.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

export type NewProductForm = ReturnType<typeof useNewProductForm>;
export type ProductUpdateForm = ReturnType<typeof useProductUpdateForm>;

export type ProductField = ReturnType<NewProductForm['field']>;

const MXN: Currency = 'MXN';
const NO_PICTURES: readonly Blob[] = [];

/** The fields that both calls name alike. */
const SHARED = [
  'name',
  'description',
  'price',
  'currency',
  'quantityManage',
  'stock',
  'discount',
  'cargo_extra',
] as const;

type SharedField = (typeof SHARED)[number];

/** The fields that a product has whether it is added or changed. */
export type ProductFieldSet = Readonly<Record<SharedField | 'category' | 'visibility', ProductField>>;

const ofEach = <Value>(give: (field: SharedField) => Value) =>
  Object.fromEntries(SHARED.map((field) => [field, give(field)])) as Record<SharedField, Value>;

export const sharedFieldsOf = ({ field }: { field: (name: SharedField) => ProductField }) => ofEach(field);

function useLabels() {
  const { t } = useTranslation('ownerProduct');
  return ofEach((field) => t(`form.${field}`));
}

function useMissing() {
  const { t } = useTranslation('ownerProduct');
  return { name: t('missing.name'), description: t('missing.description'), price: t('missing.price') };
}

/** In which category a business has last added a product: the next one is mostly of the same. */
const lastCategories = createPageMemory(() => new Map<number, string>());
export const useLastCategories = lastCategories.use;

/** The form of a product that is added to a business, with its pictures. */
export function useNewProductForm(companyId: number) {
  const { t } = useTranslation('ownerProduct');
  const category = useLastCategories().get(companyId) ?? '';
  return useContractForm('products', 'createProduct', {
    initialValues: {
      photo: NO_PICTURES,
      files: NO_PICTURES,
      name: '',
      description: '',
      price: '',
      currency: MXN,
      category,
      discount: '0',
      quantityManage: false,
      stock: '',
      subscription: false,
      cargo_extra: '',
    },
    labels: {
      ...useLabels(),
      photo: t('form.photo'),
      files: t('form.more'),
      category: t('form.category'),
      subscription: t('form.visibility'),
    },
    missing: { ...useMissing(), photo: t('missing.photo'), category: t('missing.category') },
  });
}

/** A product as its form begins with it. */
export const valuesOf = (product: ProductDetails) => ({
  name: product.name,
  description: product.description,
  price: amountText(product.price),
  // One that only a newer server knows is refused by the form's check until another is chosen.
  currency: product.currency as Currency,
  category_id: String(product.category.id),
  discount: String(product.discount),
  quantityManage: product.quantityManage,
  stock: product.stock === null ? '' : String(product.stock),
  available: product.for_sale,
  subscription_active: product.subscription_active,
  cargo_extra: product.cargo_extra === 0 ? '' : amountText(product.cargo_extra),
  is_pin: product.is_pin,
});

/** The form of a product that is there; its pictures and options are changed beside it. */
export function useProductUpdateForm(product: ProductDetails) {
  const { t } = useTranslation('ownerProduct');
  return useContractForm('products', 'updateProduct', {
    initialValues: valuesOf(product),
    labels: {
      ...useLabels(),
      category_id: t('form.category'),
      available: t('form.availability'),
      subscription_active: t('form.visibility'),
      is_pin: t('form.pin'),
    },
    missing: { ...useMissing(), category_id: t('missing.category') },
  });
}

/** Whether something has been typed into a field: Save waits for picture, name and price. */
export const isFilled = (value: unknown): boolean => String(value ?? '').trim() !== '';

export type SaveWay = 'save' | 'draft' | 'options' | 'another';

/**
 * Several buttons for one form: `mayBegin` goes to its box, `by('draft')` to a button that does not submit by itself, and
 * `chosen` says while it is sent which of them it was. Enter is always Save.
 */
export function useSaveWays() {
  const next = useRef<SaveWay>('save');
  const chosen = useRef<SaveWay>('save');
  return {
    mayBegin: () => {
      chosen.current = next.current;
      return true;
    },
    chosen: () => chosen.current,
    by: (way: SaveWay) => (event: MouseEvent<HTMLButtonElement>) => {
      next.current = way;
      event.currentTarget.form?.requestSubmit();
      next.current = 'save';
    },
  };
}

type Values = ProductUpdateForm['values'];

/**
 * Told of each try to save the form. One that was done though nothing was heard of it has changed the stock already: once
 * the server says so (other fields have come under its key), what it had sent is what the form's number differs from
 * (PRODUCT-23).
 */
export function useTriedStock(form: ProductUpdateForm): (sent: Values, error: unknown) => void {
  const unconfirmed = useRef<Pick<Values, 'quantityManage' | 'stock'> | null>(null);
  return ({ quantityManage, stock }, error) => {
    if (isUnconfirmed(error)) {
      unconfirmed.current ??= { quantityManage, stock };
      return;
    }
    if (isSessionOver(error)) return;
    const hasArrived = problemOf(error)?.code === 'idempotency_key_reused';
    if (hasArrived) form.setInitialValues({ ...form.getInitialValues(), ...unconfirmed.current });
    unconfirmed.current = null;
  };
}
