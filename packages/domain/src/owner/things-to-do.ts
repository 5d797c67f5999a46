/** What a new business does first, in its order (FIGURES-5). */
export const FIRST_STEPS = ['photo', 'hours', 'product', 'address', 'contact'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** The first of the first steps that is not done; null once all are. */
export const nextStep = (done: Readonly<Record<FirstStep, boolean>>): FirstStep | null =>
  FIRST_STEPS.find((step) => !done[step]) ?? null;

/** As much of how a business stands as says what waits there. */
export type OwnerMatters = {
  /** Undefined where an older server does not tell. */
  readonly orders_to_make?: number | undefined;
  readonly orders_waiting: number;
  readonly first_steps: Readonly<Record<FirstStep, boolean>>;
  readonly asked_and_sold_out: readonly { readonly product_id: number; readonly available: boolean }[];
  readonly products: { readonly sold_out: number; readonly drafts: number };
  readonly low_reviews: number;
};

export type OwnerThing =
  | { readonly name: 'orders' | 'sold_out' | 'low_reviews' | 'drafts'; readonly count: number }
  | { readonly name: 'step'; readonly step: FirstStep }
  | { readonly name: 'missed'; readonly productId: number }
  /** What brings people where nothing presses. */
  | { readonly name: 'status_picture' | 'poster' | 'add_product' };

const THINGS_SHOWN = 3;

const counted = (name: 'orders' | 'sold_out' | 'low_reviews' | 'drafts', count: number): OwnerThing[] =>
  count > 0 ? [{ name, count }] : [];

/**
 * The three things that an owner does next, the most pressing first (FIGURES-11): what somebody waits for, what keeps people from
 * finding her or from buying, what they say of her, and then what brings more of them.
 */
export function thingsToDo(matters: OwnerMatters): OwnerThing[] {
  const { products, first_steps, low_reviews, orders_waiting, orders_to_make = orders_waiting } = matters;
  const step = nextStep(first_steps);
  const missed = matters.asked_and_sold_out.filter(({ available }) => !available);
  const [wanted] = missed;
  const things: OwnerThing[] = [
    ...counted('orders', orders_to_make),
    ...(step ? [{ name: 'step', step } as const] : []),
    ...(wanted ? [{ name: 'missed', productId: wanted.product_id } as const] : []),
    // What was asked for is told by its name.
    ...counted('sold_out', products.sold_out > missed.length || !wanted ? products.sold_out : 0),
    ...counted('low_reviews', low_reviews),
    ...counted('drafts', products.drafts),
    ...(['status_picture', 'poster', 'add_product'] as const).map((name) => ({ name })),
  ];
  return things.slice(0, THINGS_SHOWN);
}

type Day = { readonly orders: number };

/** Whether a chart of these days shows more than a sum does: one bar alone is a number (FIGURES-6). */
export const isWorthAChart = (days: readonly Day[]): boolean => days.filter(({ orders }) => orders > 0).length > 1;
