import type { ProductDetails } from '@mercadito/contracts/products';
import type { Currency } from '@mercadito/domain/money/currency';
import { amountText } from '@mercadito/domain/money/typed-number';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

export type NewProductForm = ReturnType<typeof useNewProductForm>;
export type ProductUpdateForm = ReturnType<typeof useProductUpdateForm>;

/** What a form gives of one field. */
export type ProductField = ReturnType<NewProductForm['field']>;

const MXN: Currency = 'MXN';
const NO_PICTURES: readonly Blob[] = [];

function useLabels() {
  const { t } = useTranslation('ownerProduct');
  return {
    name: t('form.name'),
    description: t('form.description'),
    price: t('form.price'),
    currency: t('form.currency'),
    quantityManage: t('form.quantityManage'),
    stock: t('form.stock'),
    discount: t('form.discount'),
    cargo_extra: t('form.cargo_extra'),
  };
}

/** What is said of a field that was left blank. */
function useMissing() {
  const { t } = useTranslation('ownerProduct');
  return { name: t('missing.name'), description: t('missing.description'), price: t('missing.price') };
}

/** The form of a product that is added, with its pictures. */
export function useNewProductForm() {
  const { t } = useTranslation('ownerProduct');
  return useContractForm('products', 'createProduct', {
    initialValues: {
      photo: NO_PICTURES,
      files: NO_PICTURES,
      name: '',
      description: '',
      price: '',
      currency: MXN,
      category: '',
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
