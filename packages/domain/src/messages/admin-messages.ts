import type { Language } from '../language.ts';

/** Whom an Admin writes to, and about what; an order by its transaction id. */
export type AdminMessage =
  | { readonly about: 'own order'; readonly name: string; readonly number: string }
  /** Whether the customer means it. */
  | { readonly about: 'confirming'; readonly name: string; readonly number: string }
  /** Whoever takes the order in the customer's place. */
  | { readonly about: 'order of another'; readonly customer: string; readonly number: string }
  | { readonly about: 'order in hand'; readonly name: string; readonly number: string }
  | { readonly about: 'sale'; readonly business: string; readonly number: string }
  | { readonly about: 'nothing'; readonly name: string }
  /** The last day as the receiver reads it. */
  | { readonly about: 'membership'; readonly name: string; readonly lastDay: string; readonly hasEnded: boolean }
  | { readonly about: 'password'; readonly name: string; readonly username: string; readonly password: string }
  | { readonly about: 'sponsoring'; readonly business: string; readonly isApproved: boolean };

type Words = { readonly hello: (name: string, brand: string) => string } & {
  readonly [About in AdminMessage['about']]: (message: Extract<AdminMessage, { about: About }>) => string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  es: {
    hello: (name, brand) => `Hola${name && ` ${name}`}, te escribe ${brand}.`,
    'own order': ({ number }) => `Es por tu pedido ${number}.`,
    confirming: ({ number }) => `¿Tú hiciste el pedido ${number}? Contéstame “sí” y te lo llevamos.`,
    'order of another': ({ customer, number }) => `Es por el pedido ${number} de ${customer}.`,
    'order in hand': ({ number }) => `Es por el pedido ${number} que llevas.`,
    sale: ({ number }) => `Es por el pedido ${number}, que incluye cosas de tu negocio.`,
    nothing: () => '',
    membership: ({ lastDay, hasEnded }) =>
      `Tu membresía ${hasEnded ? 'terminó' : 'termina'} el ${lastDay}. ¿La renovamos?`,
    password: ({ username, password }) =>
      `Entra con tu usuario ${username} y esta contraseña:\n${password}\nSirve una sola vez y vence en 72 horas; al entrar eliges una tuya.`,
    sponsoring: ({ isApproved }) =>
      isApproved ? 'Tu negocio ya aparece entre los anuncios.' : 'Es por tu solicitud de anuncio.',
  },
  en: {
    hello: (name, brand) => `Hi${name && ` ${name}`}, this is ${brand}.`,
    'own order': ({ number }) => `It is about your order ${number}.`,
    confirming: ({ number }) => `Did you place order ${number}? Please answer “yes” and we will bring it to you.`,
    'order of another': ({ customer, number }) => `It is about order ${number} of ${customer}.`,
    'order in hand': ({ number }) => `It is about order ${number}, which you are carrying.`,
    sale: ({ number }) => `It is about order ${number}, which includes things from your business.`,
    nothing: () => '',
    membership: ({ lastDay, hasEnded }) =>
      `Your membership ${hasEnded ? 'ended' : 'ends'} on ${lastDay}. Shall we renew it?`,
    password: ({ username, password }) =>
      `Log in with your user name ${username} and this password:\n${password}\nIt works once and expires after 72 hours; you then choose one of your own.`,
    sponsoring: ({ isApproved }) =>
      isApproved
        ? 'Your business is now among the featured ones.'
        : 'It is about your request to have your business featured.',
  },
};

const nameOf = (message: AdminMessage): string => {
  if ('name' in message) return message.name;
  return 'business' in message ? message.business : '';
};

/** What an Admin writes to others, finished but for sending it, in the language of whoever reads it (WHATSAPP-1). */
export function adminMessage(brand: string, message: AdminMessage, language: Language): string {
  const words = WORDS[language];
  const told = words[message.about] as (message: AdminMessage) => string;
  return `${words.hello(nameOf(message), brand)} ${told(message)}`.trim();
}
