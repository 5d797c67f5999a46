import type { ProductDetails } from '@mercadito/contracts/products';
import type { VersionedSave } from '../versioned-save.ts';

/** What every part of the options needs: whose they are, how they are sent, and who is told what is not saved. */
export interface OptionEditing {
  readonly product: ProductDetails;
  readonly send: VersionedSave;
  /** What stands there, from the server and no cache. */
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
