import { useRef } from 'react';
import { isSessionOver, isUnconfirmed, problemOf } from '../../../shared/api/api-error.ts';
import type { ProductUpdateForm } from './product-form.ts';

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
