import type { Language } from '../language.ts';

interface Unseen {
  readonly business: string;
  /** What the site is called. */
  readonly brand: string;
  /** The order's transaction id. */
  readonly number: string;
  /** The complete address of the business's orders. */
  readonly address: string;
}

/** What an Admin writes to a business that has not seen its order, finished but for sending it (ORDER-16). */
export const unseenMessage = ({ business, brand, number, address }: Unseen, language: Language): string =>
  language === 'es'
    ? `Hola, te escribe ${brand}. ${business} tiene el pedido ${number} y parece que nadie lo ha visto. Ábrelo aquí: ${address}`
    : `Hi, this is ${brand}. ${business} has order ${number}, and it seems that nobody has seen it. Open it here: ${address}`;
