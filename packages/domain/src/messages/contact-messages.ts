import type { Language } from '../language.ts';
import { type Contacted, greeting } from './site-message.ts';

/** What somebody wants of those who answer for the site. */
export type HelpWanted =
  /** An order of one's own, by its transaction id. */
  | { readonly of: 'order'; readonly number: string }
  /** An order that a business of one's own has part in. */
  | { readonly of: 'sale'; readonly number: string }
  /** The way back in; of an account that is not named where nothing was typed. */
  | { readonly of: 'password'; readonly login: string }
  /** A membership that ends, or has. */
  | { readonly of: 'membership' }
  /** A first membership, that was asked for on the site as well. */
  | { readonly of: 'selling' }
  /** The role of a driver. */
  | { readonly of: 'delivering' }
  /** More products than the free plan has room for. */
  | { readonly of: 'plan' }
  /** An account that is kept out; not named where nothing was typed. */
  | { readonly of: 'block'; readonly login: string }
  /** A business that was closed. */
  | { readonly of: 'suspension' }
  /** Something that a search did not find. */
  | { readonly of: 'search'; readonly search: string };

type Words = {
  readonly [Of in HelpWanted['of']]: (wanted: Extract<HelpWanted, { of: Of }>, brand: string) => string;
};

/** Written to somebody else, so in the language of whoever reads them. */
const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    order: ({ number }, brand) => `Necesito ayuda con mi pedido ${number} de ${brand}.`,
    sale: ({ number }, brand) => `Necesito ayuda con el pedido ${number} de mi negocio en ${brand}.`,
    password: ({ login }, brand) =>
      `Olvidé mi contraseña de ${brand}.${login && ` Mi cuenta es ${login}.`} ¿Me das una nueva?`,
    membership: (_, brand) => `Quiero renovar mi membresía de ${brand}. ¿Qué tengo que hacer?`,
    selling: (_, brand) => `Quiero vender en ${brand} y ya pedí mi membresía. ¿Qué sigue?`,
    delivering: (_, brand) => `Quiero repartir pedidos de ${brand}. ¿Qué tengo que hacer?`,
    plan: (_, brand) => `Quiero vender más productos en ${brand}. ¿Qué tengo que hacer?`,
    block: ({ login }, brand) =>
      `No puedo entrar a ${brand}: mi cuenta${login && ` ${login}`} está bloqueada. ¿Me ayudas?`,
    suspension: (_, brand) => `Mi negocio en ${brand} está cerrado. ¿Qué tengo que hacer para abrirlo?`,
    search: ({ search }, brand) => `Busqué “${search}” en ${brand} y no lo encontré. ¿Quién lo vende?`,
  },
  en: {
    order: ({ number }, brand) => `I need help with my ${brand} order ${number}.`,
    sale: ({ number }, brand) => `I need help with order ${number} of my business on ${brand}.`,
    password: ({ login }, brand) =>
      `I forgot my ${brand} password.${login && ` My account is ${login}.`} Could you give me a new one?`,
    membership: (_, brand) => `I would like to renew my ${brand} membership. What do I have to do?`,
    selling: (_, brand) => `I would like to sell on ${brand} and have asked for my membership. What is next?`,
    delivering: (_, brand) => `I would like to deliver orders for ${brand}. What do I have to do?`,
    plan: (_, brand) => `I would like to sell more products on ${brand}. What do I have to do?`,
    block: ({ login }, brand) =>
      `I cannot log in to ${brand}: my account${login && ` ${login}`} is blocked. Could you help me?`,
    suspension: (_, brand) => `My business on ${brand} is closed. What do I have to do to open it again?`,
    search: ({ search }, brand) => `I searched ${brand} for “${search}” and did not find it. Who sells it?`,
  },
};

/** What somebody writes to those who answer for the site, finished but for sending it (WHATSAPP-1). */
export function helpMessage(to: Contacted, wanted: HelpWanted, language: Language): string {
  const words = WORDS[language];
  const told = words[wanted.of] as (wanted: HelpWanted, brand: string) => string;
  return `${greeting(to, language)} ${told(wanted, to.brand)}`;
}
