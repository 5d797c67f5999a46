import type { ProductDetails } from '@mercadito/contracts/products';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type CurrentVersion, type EditConflict, useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { type ProductUpdateForm, valuesOf } from './product-form.ts';

type Values = ProductUpdateForm['values'];

/** Pieces are sold without a version, and changed by what differs (PRODUCT-23). */
function currentOf(product: ProductDetails): CurrentVersion<Values> & { readonly shown: object } {
  const values = valuesOf(product);
  const { stock: _counted, ...shown } = values;
  return { values, shown: { ...shown, published: product.published }, updated_at: product.updated_at };
}

/** All of a product that is typed over somewhere on its page. */
const typedOver = (product: ProductDetails): string => JSON.stringify([currentOf(product).shown, product.options]);

/** Calls about pictures answer with the product, others with its version alone. */
const isWhole = (answer: object): answer is ProductDetails => 'images' in answer;

interface ProductVersion {
  readonly conflict: EditConflict<Values>;
  readonly send: VersionedSave;
  /** Once what was sent beside the form is answered: then the form's own save goes over the version that came of it. */
  readonly settled: () => Promise<unknown>;
}

/**
 * The version that the form of a product was typed against. Pictures and options are parts of the product's version
 * (PRODUCT-13) and saved beside its form: a version that this page has made, or in which the form would show the same, is
 * seen; one in which somebody else has changed what is typed over is not, and saving asks.
 */
export function useProductVersion(product: ProductDetails, readAgain: () => Promise<ProductDetails>): ProductVersion {
  const opened = currentOf(product);
  const conflict = useEditConflict<Values>(product.updated_at, async () => currentOf(await readAgain()), opened.shown);
  const { lastRead } = conflict;
  /** Versions with nothing unseen in them, by the ones before: made here over one that the server found unchanged, or alike. */
  const own = useRef(new Map<string, string>());
  /** What was last seen whole. */
  const whole = useRef(product);
  const see = (seen: ProductDetails) => {
    conflict.follow(currentOf(seen));
    const before = whole.current;
    if (Date.parse(seen.updated_at) <= Date.parse(before.updated_at)) return;
    if (typedOver(seen) === typedOver(before)) own.current.set(before.updated_at, seen.updated_at);
    whole.current = seen;
  };
  const read = useEffectEvent(() => see(product));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version once
  useEffect(() => read(), [product.updated_at]);

  const upTo = (version: string): string => {
    const next = own.current.get(version);
    return next === undefined ? version : upTo(next);
  };
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const sendNow: VersionedSave = async (write, typedAgainst) => {
    const from = upTo(typedAgainst ?? lastRead.current);
    const answer = await write(from);
    if (!answer.data) return answer;
    const { updated_at } = answer.data;
    // Of a call that compares no version somebody else's change may be in its answer: the current product tells.
    if (typedAgainst === undefined) {
      const now = isWhole(answer.data) ? answer.data : await readAgain().catch(() => null);
      if (now) see(now);
    } else if (Date.parse(updated_at) > Date.parse(from)) own.current.set(from, updated_at);
    lastRead.current = upTo(lastRead.current);
    return answer;
  };
  const send: VersionedSave = (write, typedAgainst) => {
    const answer = sendNow(write, typedAgainst);
    underWay.current = Promise.allSettled([underWay.current, answer]);
    return answer;
  };
  return { conflict, send, settled: () => underWay.current };
}

export interface VersionedAnswer {
  readonly data?: { readonly updated_at: string } | undefined;
  readonly error?: unknown;
}

/**
 * Sends what is changed beside a product's form (PRODUCT-13).
 * @param typedAgainst the version that it was typed against, or the one after it that this page has made: that is sent along;
 *   left out for a call that takes none
 */
export type VersionedSave = <A extends VersionedAnswer>(
  send: (updated_at: string) => PromiseLike<A>,
  typedAgainst?: string,
) => Promise<A>;
