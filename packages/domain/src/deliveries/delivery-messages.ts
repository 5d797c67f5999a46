import type { Answered } from '../answered.ts';
import type { Language } from '../language.ts';
import type { ItemStatus } from '../orders/item-status.ts';
import { countsInTotal } from '../orders/item-status.ts';

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
  | { readonly to: 'customer'; readonly name: string; readonly says: OnTheWay }
  /** Whoever takes the order in the customer's place. */
  | { readonly to: 'receiver'; readonly customer: string; readonly says: OnTheWay }
  /** The customer, of what has been taken off the order. */
  | { readonly to: 'missing'; readonly name: string; readonly items: readonly MessageItem[] };

/** How far a driver is: under way, before the door, and there with nobody who opens. */
type OnTheWay = 'coming' | 'outside' | 'nobody';

type Words = Readonly<{
  shop: (sender: MessageSender, goods: string) => string;
  /** To the customer by name, or to whoever takes the order in their place. */
  hello: (sender: MessageSender, name: string | null) => string;
  /** The order as its customer's own, or as that of another. */
  order: (number: string, customer: string | null) => string;
  says: Readonly<Record<OnTheWay, (order: string) => string>>;
  missing: (order: string, goods: string) => string;
  more: (count: number) => string;
}>;

/** Written to somebody else, so in the language of whoever reads them, not of the driver's screen. */
const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    shop: ({ driver, brand, number }, goods) =>
      `Hola, soy ${driver}, de ${brand}. Voy por el pedido ${number}${goods && `: ${goods}`}.`,
    hello: ({ driver, brand }, name) => `Hola${name ? ` ${name}` : ''}, soy ${driver}, de ${brand}.`,
    order: (number, customer) => (customer === null ? `tu pedido ${number}` : `el pedido ${number} de ${customer}`),
    says: {
      coming: (order) => `Ya voy en camino con ${order}.`,
      outside: (order) => `Ya estoy afuera con ${order}.`,
      nobody: (order) => `Estoy en la puerta con ${order} y nadie abre. ¿Puedes salir?`,
    },
    missing: (order, goods) => `De ${order} no hay: ${goods}. No se te cobra. Te llevo lo demás.`,
    more: (count) => `y ${count} más`,
  },
  en: {
    shop: ({ driver, brand, number }, goods) =>
      `Hi, this is ${driver}, a ${brand} driver. I am on my way to pick up order ${number}${goods && `: ${goods}`}.`,
    hello: ({ driver, brand }, name) =>
      `Hi${name ? ` ${name}` : ''}, this is ${driver}, ${name === null ? 'a' : 'your'} ${brand} driver.`,
    order: (number, customer) => (customer === null ? `your order ${number}` : `order ${number} of ${customer}`),
    says: {
      coming: (order) => `I am on my way with ${order}.`,
      outside: (order) => `I am outside with ${order}.`,
      nobody: (order) => `I am at the door with ${order} and nobody answers. Can you come out?`,
    },
    missing: (order, goods) =>
      `Missing from ${order}: ${goods}. You will not be charged for it. I am bringing the rest.`,
    more: (count) => `and ${count} more`,
  },
};

/** A link of a message is an address, which gets cut when it is long. */
const MOST_ITEMS = 20;

const isWanted = ({ status }: MessageItem): boolean => countsInTotal(status);

function goodsOf(wanted: readonly MessageItem[], words: Words): string {
  const named = wanted.slice(0, MOST_ITEMS).map(({ count, name, attributes }) => {
    const chosen = attributes.map(({ attribute_name }) => attribute_name).join(', ');
    return `${count} × ${name}${chosen && ` (${chosen})`}`;
  });
  const left = wanted.length - named.length;
  return [...named, ...(left > 0 ? [words.more(left)] : [])].join(', ');
}

/**
 * What a driver writes to whoever waits for them, finished but for sending it (DELIVERY-27). A shop is told what to have
 * ready, without what has been taken off the order.
 */
export function deliveryMessage(sender: MessageSender, message: DeliveryMessage, language: Language): string {
  const words = WORDS[language];
  const { number } = sender;
  switch (message.to) {
    case 'shop':
      return words.shop(sender, goodsOf(message.items.filter(isWanted), words));
    case 'customer':
      return `${words.hello(sender, message.name)} ${words.says[message.says](words.order(number, null))}`;
    case 'receiver':
      return `${words.hello(sender, null)} ${words.says[message.says](words.order(number, message.customer))}`;
    case 'missing': {
      const goods = goodsOf(
        message.items.filter((item) => !isWanted(item)),
        words,
      );
      return `${words.hello(sender, message.name)} ${words.missing(words.order(number, null), goods)}`;
    }
  }
}
