import type { ProductDetails } from '@mercadito/contracts/products';
import { useEffect, useEffectEvent } from 'react';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import type { EditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import type { VersionedSave } from '../product-editing/use-product-version.ts';

/** What every form of the options needs: whose they are, how they are sent, and who is told what is not saved. */
export interface OptionEditing {
  readonly product: ProductDetails;
  readonly send: VersionedSave;
  /** Reads the product from the server and no cache. */
  readonly readAgain: () => Promise<ProductDetails>;
  /** Something typed here, by its key, is not saved, or is no more. */
  readonly onDirty: (key: string, isDirty: boolean) => void;
}

/** Where the options stand on their page, for an address that leads to them. */
export const OPTIONS_ID = 'options';

/** Whose options they are, as the calls take it. */
export const chainOf = ({ product }: OptionEditing) => ({ company_id: product.company, product_id: product.id });

/** Whether name or price of an attribute is still missing, or both are (OPTION-4). */
export const isBlankAttribute = ({ name, price }: { name: string; price: unknown }) =>
  name.trim() === '' || String(price).trim() === '';

interface OptionFormOptions<V> {
  /** Names the form among all that may be unsaved. */
  key: string;
  /** What the server has of it. */
  current: V;
  /** Of what is there already: the version that it is typed against. */
  conflict?: EditConflict<V>;
}

/**
 * A small form that stays where it is once saved: it follows what the server has, unless something is typed. Then it keeps
 * the version that it was typed against, until the current one is another (OPTION-7).
 */
export function useOptionForm<V extends object, Sent>(
  form: ContractForm<V, Sent>,
  { product, onDirty }: OptionEditing,
  { key, current, conflict }: OptionFormOptions<V>,
): void {
  const isDirty = form.isDirty();
  const follow = useEffectEvent((values: V) => {
    form.setInitialValues(values);
    if (!form.isDirty()) form.setValues(values);
    conflict?.follow({ values, updated_at: product.updated_at }, !form.isDirty());
  });
  const text = JSON.stringify(current);
  const updatedAt = conflict && product.updated_at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the same values is followed too
  useEffect(() => follow(JSON.parse(text) as V), [text, updatedAt]);

  const tell = useEffectEvent((now: boolean) => onDirty(key, now));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);
}

/** A field of a form for one thing more: not missed while nothing of it is written. */
export function fieldUnlessBlank<V extends object, Sent>(form: ContractForm<V, Sent>, name: keyof V & string) {
  const field = form.field(name);
  return form.isDirty() ? field : { ...field, onBlur: () => undefined };
}
