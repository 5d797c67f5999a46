import type { Language } from '../language.ts';

/** Whom a customer writes to, and about what. */
export type CustomerMessage =
  /** Who brings an order, by its transaction id. */
  | { readonly to: 'driver'; readonly number: string }
  | { readonly to: 'business'; readonly name: string; readonly brand: string }
  /** Who offers a service. */
  | { readonly to: 'service'; readonly name: string };

/** What a customer writes to others, finished but for sending it, in the language of whoever reads it (WHATSAPP-1). */
export function customerMessage(message: CustomerMessage, language: Language): string {
  const isSpanish = language === 'es';
  switch (message.to) {
    case 'driver':
      return isSpanish
        ? `Hola, te escribo por el pedido ${message.number}.`
        : `Hello, I am writing about order ${message.number}.`;
    case 'business':
      return isSpanish
        ? `¡Hola! Vi ${message.name} en ${message.brand}.`
        : `Hello! I saw ${message.name} on ${message.brand}.`;
    case 'service':
      return isSpanish ? `¡Hola! Me interesa “${message.name}”.` : `Hello! I am interested in “${message.name}”.`;
  }
}
