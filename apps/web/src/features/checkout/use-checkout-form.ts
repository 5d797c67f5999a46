import { createOrder } from '@mercadito/contracts/orders';
import { type ContractForm, useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** What the person fills in at the checkout; the rest of the order is the cart's and the address's. */
const schema = createOrder.body?.pick({
  load_type: true,
  instruction: true,
  alternate_number: true,
  delivery_password: true,
});

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

export type CheckoutFormState = ContractForm<CheckoutValues>;

/** The checkout's form, checked by the contract of the call, in the specification's words. */
export function useCheckoutForm(initialValues: CheckoutValues): CheckoutFormState {
  const { t } = useTranslation('checkout');
  if (!schema) throw new Error('createOrder has no body');
  return useContractForm<CheckoutValues>({
    schema,
    initialValues,
    messages: {
      load_type: t('loadType.required'),
      alternate_number: t('common:phone.format'),
      delivery_password: t('keyword.required'),
    },
  });
}
