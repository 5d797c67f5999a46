import { CURRENCIES } from '@mercadito/domain/money/currency';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { newIdempotencyKey } from '../../../shared/api/decisions.ts';
import { useCompanyId } from '../../../shared/session/acting-for.ts';
import { useUserId } from '../../../shared/session/use-session.ts';
import { changeStored, createStored, keptWhole, ownedBy } from '../../../shared/storage/stored.ts';
import type { NewProductForm } from './product-form.ts';

const valuesShape = () =>
  v.object({
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
  });

const draftShape = () => v.object({ id: v.string(), companyId: keptWhole(), values: valuesShape() });

const shape = () =>
  v.object({
    userId: keptWhole(),
    /** Each form's own, the newest last. */
    drafts: v.array(draftShape()),
  });

type Kept = v.InferOutput<ReturnType<typeof shape>>;
type Draft = v.InferOutput<ReturnType<typeof draftShape>>;

/** More than anybody leaves unfinished; the oldest go. */
const MOST_DRAFTS = 20;

const stored = createStored('newProduct', shape, { area: 'device', perPerson: true });

/** Who types, and for which business. */
interface Place {
  readonly userId: number;
  readonly companyId: number;
}

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

/** The drafts of a person, for any business. */
const draftsIn = (kept: Kept | null, userId: number): readonly Draft[] => ownedBy(userId, kept)?.drafts ?? [];

/** Keeps one draft as it is by now beside the others, or no more. */
function keep(place: Place, id: string, values: Draft['values'] | null): void {
  const draft = values && { id, companyId: place.companyId, values };
  const current = (kept: Kept | null) => draftsIn(kept, place.userId).find((each) => each.id === id) ?? null;
  const isIn = (kept: Kept | null) => JSON.stringify(current(kept)) === JSON.stringify(draft);
  if (isIn(stored.read())) return;
  const change = (kept: Kept | null): Kept | null => {
    const others = draftsIn(kept, place.userId).filter((each) => each.id !== id);
    const drafts = [...others, ...(draft ? [draft] : [])].slice(-MOST_DRAFTS);
    return drafts.length === 0 ? null : { userId: place.userId, drafts };
  };
  changeStored(stored, change, isIn);
}

/**
 * What somebody types of a product stays on the device until it is sent (DRAFT-3), each form's own, and is offered the next
 * time for the same business, the newest first. `offered` is null where there is nothing, and while something else is begun.
 */
export function useKeptProduct(form: NewProductForm) {
  const userId = useUserId();
  const companyId = useCompanyId();
  const [own, setOwn] = useState(newIdempotencyKey);
  const [offers, setOffers] = useState(() => draftsIn(stored.read(), userId));
  const offered = offers.findLast((draft) => draft.companyId === companyId);
  const { values } = form;
  const isBegun = form.isDirty();

  useEffect(
    () => keep({ userId, companyId }, own, isBegun ? keptOf(values) : null),
    [userId, companyId, own, isBegun, values],
  );

  const forget = (id: string) => {
    keep({ userId, companyId }, id, null);
    setOffers(offers.filter((draft) => draft.id !== id));
  };
  return {
    offered: isBegun ? null : (offered?.values ?? null),
    resume: () => {
      if (!offered) return;
      setOwn(offered.id);
      form.setValues(offered.values);
    },
    forgetOffered: () => offered && forget(offered.id),
    forgetOwn: () => forget(own),
  };
}
