import type { Db } from '../../database/connection.ts';
import type { OptionRow } from '../products/index.ts';
import {
  type AttributeColumns,
  deleteChoices,
  insertAttributesOf,
  insertOptions,
  type OptionColumns,
  setAttributes,
  setOptions,
} from './replace-options.queries.ts';

/** A group as its owner wants it. */
export interface WantedOption {
  readonly title: string;
  readonly is_required: boolean;
  readonly attributes: readonly { readonly name: string; readonly price_cents: number }[];
}

/** The options of one product, as they are and as they are to be. */
export interface Replacement {
  readonly productId: number;
  readonly before: readonly OptionRow[];
  readonly wanted: readonly WantedOption[];
}

/** Whether a product's options are as wanted, in their order; which attributes can be had is not part of it. */
export function isSameChoice(before: readonly OptionRow[], wanted: readonly WantedOption[]): boolean {
  const plain = (options: readonly WantedOption[]) =>
    options.map(({ title, is_required, attributes }) => [
      title,
      is_required,
      attributes.map(({ name, price_cents }) => [name, price_cents]),
    ]);
  return JSON.stringify(plain(before)) === JSON.stringify(plain(wanted));
}

/** Pairs what is wanted with what is there by name, the first of a name with the first. What is left over is to go. */
function paired<There, Wanted>(
  there: readonly There[],
  wanted: readonly Wanted[],
  nameOf: (of: There | Wanted) => string,
) {
  const left = [...there];
  const pairs = wanted.map((want) => {
    const at = left.findIndex((each) => nameOf(each) === nameOf(want));
    return { want, found: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  return { pairs, left };
}

interface Changes {
  newOptions: (OptionColumns & { product_id: number; attributes: AttributeColumns[] })[];
  options: (OptionColumns & { id: number })[];
  newAttributes: (AttributeColumns & { option_id: number })[];
  attributes: (AttributeColumns & { id: number })[];
  gone: { options: number[]; attributes: number[] };
}

const inPlaces = (attributes: WantedOption['attributes']): AttributeColumns[] =>
  attributes.map(({ name, price_cents }, at) => ({ name, price_cents, position: at + 1 }));

function collectAttributes(into: Changes, before: OptionRow, wanted: WantedOption): void {
  const { pairs, left } = paired(before.attributes, inPlaces(wanted.attributes), ({ name }) => name);
  for (const { want, found } of pairs) {
    if (found) into.attributes.push({ ...want, id: found.id });
    else into.newAttributes.push({ ...want, option_id: before.id });
  }
  into.gone.attributes.push(...left.map(({ id }) => id));
}

function collect(into: Changes, { productId, before, wanted }: Replacement): void {
  const { pairs, left } = paired(before, wanted, ({ title }) => title);
  for (const [at, { want, found }] of pairs.entries()) {
    const { title, is_required, attributes } = want;
    const columns = { title, is_required, position: at + 1 };
    if (found) {
      into.options.push({ ...columns, id: found.id });
      collectAttributes(into, found, want);
    } else into.newOptions.push({ ...columns, product_id: productId, attributes: inPlaces(attributes) });
  }
  into.gone.options.push(...left.map(({ id }) => id));
}

/**
 * Makes the options of many products what they are to be, by a few statements for all. What keeps its name stays the same
 * option and attribute, so that carts keep their choice, and can be had or not as before.
 */
export async function replaceOptions(transaction: Db, replacements: readonly Replacement[]): Promise<void> {
  const changes: Changes = {
    newOptions: [],
    options: [],
    newAttributes: [],
    attributes: [],
    gone: { options: [], attributes: [] },
  };
  for (const replacement of replacements) collect(changes, replacement);
  // What goes goes last: a required group that is empty in between has its product written as sold out, and once more as not.
  await insertAttributesOf(transaction, changes.newAttributes);
  await insertOptions(transaction, changes.newOptions);
  await setOptions(transaction, changes.options);
  await setAttributes(transaction, changes.attributes);
  await deleteChoices(transaction, changes.gone);
}
