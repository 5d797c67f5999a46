import { CURRENCIES } from '@mercadito/domain/money/currency';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { useUserId } from '../../shared/session/use-session.ts';
import { keptWhole } from '../../shared/storage/kept-parts.ts';
import { createStored, ownedBy } from '../../shared/storage/stored.ts';
import type { NewProductForm } from './product-form.ts';

const shape = () =>
  v.object({
    userId: keptWhole(),
    /** Whose product it is to be; earlier versions knew of one business a person. */
    companyId: v.optional(keptWhole()),
    values: v.object({
      name: v.string(),
      description: v.string(),
      price: v.string(),
      currency: v.picklist(CURRENCIES),
      category: v.string(),
      discount: v.string(),
      quantityManage: v.boolean(),
      stock: v.string(),
      subscription: v.boolean(),
      cargo_extra: v.string(),
    }),
  });

const stored = createStored('newProduct', shape, { area: 'device', perPerson: true });

/** What is kept of a form: what is written; pictures are too large. */
const keptOf = (values: NewProductForm['values']) => ({
  name: values.name,
  description: values.description,
  price: String(values.price),
  currency: values.currency === 'USD' ? ('USD' as const) : ('MXN' as const),
  category: String(values.category),
  discount: String(values.discount),
  quantityManage: values.quantityManage === true,
  stock: String(values.stock),
  subscription: values.subscription === true,
  cargo_extra: String(values.cargo_extra),
});

/** What was kept for this business. */
function keptFor(userId: number, company: number) {
  const kept = ownedBy(userId, stored.read());
  return kept && (kept.companyId ?? company) === company ? kept.values : null;
}

/**
 * What somebody types of a product stays on the device until it is sent (DRAFT-3), and is offered the next time.
 * `offered` is null where there is nothing, and once something else has been begun.
 */
export function useKeptProduct(form: NewProductForm) {
  const userId = useUserId();
  const companyId = useCompanyId();
  const [offered, setOffered] = useState(() => keptFor(userId, companyId));
  const { values } = form;
  const isBegun = form.isDirty();

  useEffect(() => {
    if (isBegun) stored.write({ userId, companyId, values: keptOf(values) });
  }, [userId, companyId, isBegun, values]);

  return {
    offered: isBegun ? null : offered,
    resume: () => offered && form.setValues(offered),
    forget: () => {
      stored.write(null);
      setOffered(null);
    },
  };
}
