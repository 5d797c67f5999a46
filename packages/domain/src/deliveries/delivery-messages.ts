import type { Answered } from '../answered.ts';
import type { Language } from '../language.ts';
import type { ItemStatus } from '../orders/item-status.ts';
import { countsInTotal } from '../orders/item-status.ts';
import type { Phone } from '../places/phone.ts';

/** Who writes, and of which order. */
export interface MessageSender {
  /** The driver's first name. */
  readonly driver: string;
  /** What the site is called. */
  readonly brand: string;
  /** The order's transaction id. */
  readonly number: string;
}

interface MessageItem {
  readonly name: string;
  readonly count: number;
  readonly status: Answered<ItemStatus>;
  readonly attributes: readonly { readonly attribute_name: string }[];
}

/** Whom a message is for, with what it says besides. */
export type DeliveryMessage =
  | { readonly to: 'shop'; readonly items: readonly MessageItem[] }
  | { readonly to: 'customer'; readonly name: string }
  /** Whoever takes the order in the customer's place. */
  | { readonly to: 'receiver'; readonly customer: string };

type Words = Readonly<{
  shop: (sender: MessageSender, goods: string) => string;
  customer: (sender: MessageSender, name: string) => string;
  receiver: (sender: MessageSender, customer: string) => string;
  more: (count: number) => string;
}>;

/** Written to somebody else, so in the language of whoever reads them, not of the driver's screen. */
const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    shop: ({ driver, brand, number }, goods) =>
      `Hola, soy ${driver}, repartidor de ${brand}. Voy por el pedido ${number}${goods && `: ${goods}`}.`,
    customer: ({ driver, brand, number }, name) =>
      `Hola ${name}, soy ${driver}, repartidor de ${brand}. Voy en camino con tu pedido ${number}.`,
    receiver: ({ driver, brand, number }, customer) =>
      `Hola, soy ${driver}, repartidor de ${brand}. Voy en camino con el pedido ${number} de ${customer}.`,
    more: (count) => `y ${count} más`,
  },
  en: {
    shop: ({ driver, brand, number }, goods) =>
      `Hi, this is ${driver}, driver of ${brand}. I am on my way to pick up order ${number}${goods && `: ${goods}`}.`,
    customer: ({ driver, brand, number }, name) =>
      `Hi ${name}, this is ${driver}, driver of ${brand}. I am on my way with your order ${number}.`,
    receiver: ({ driver, brand, number }, customer) =>
      `Hi, this is ${driver}, driver of ${brand}. I am on my way with order ${number} of ${customer}.`,
    more: (count) => `and ${count} more`,
  },
};

/** A link of a message is an address, which gets cut when it is long. */
const MOST_ITEMS = 20;

function goodsOf(items: readonly MessageItem[], words: Words): string {
  const wanted = items.filter(({ status }) => countsInTotal(status));
  const named = wanted.slice(0, MOST_ITEMS).map(({ count, name, attributes }) => {
    const chosen = attributes.map(({ attribute_name }) => attribute_name).join(', ');
    return `${count} × ${name}${chosen && ` (${chosen})`}`;
  });
  const left = wanted.length - named.length;
  return [...named, ...(left > 0 ? [words.more(left)] : [])].join(', ');
}

/** The language somebody is likely to read: Spanish, but English for a number of the United States (DELIVERY-27). */
export const likelyLanguage = ({ code }: Phone): Language => (code === '+1' ? 'en' : 'es');

/**
 * What a driver writes to whoever waits for them, finished but for sending it (DELIVERY-27). A shop is told what to have
 * ready, without what has been taken off the order.
 */
export function deliveryMessage(sender: MessageSender, message: DeliveryMessage, language: Language): string {
  const words = WORDS[language];
  switch (message.to) {
    case 'shop':
      return words.shop(sender, goodsOf(message.items, words));
    case 'customer':
      return words.customer(sender, message.name);
    case 'receiver':
      return words.receiver(sender, message.customer);
  }
}
