import { LOAD_TYPES } from '@mercadito/domain/orders/load-type';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** What the person fills in at the checkout; the rest of the order is the cart's and the address's. */
export type CheckoutValues = {
  load_type: string;
  instruction: string;
  alternate_number: string;
  delivery_password: string;
};

export const EMPTY_CHECKOUT: CheckoutValues = {
  load_type: '',
  instruction: '',
  alternate_number: '',
  delivery_password: '',
};

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** The checkout's form, checked by the contract of the call, in the words of docs/product. */
export function useCheckoutForm(begun: CheckoutValues) {
  const { t } = useTranslation('checkout');
  return useContractForm('orders/checkout', 'createOrder', {
    // Kept on the device, where anything may stand.
    initialValues: { ...begun, load_type: LOAD_TYPES.find((type) => type === begun.load_type) ?? '' },
    labels: {
      load_type: t('loadType.label'),
      instruction: t('instruction.label'),
      alternate_number: t('backup.label'),
      delivery_password: t('keyword.label'),
    },
    messages: {
      load_type: t('loadType.required'),
      alternate_number: t('common:phone.format'),
      delivery_password: t('keyword.required'),
    },
  });
}
