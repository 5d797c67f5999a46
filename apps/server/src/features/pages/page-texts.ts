import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { Language } from '@mercadito/domain/language';
import type { PageTexts } from './page-head.ts';
import type { PageNotice } from './page-html.ts';

/** The head's texts in both languages; `{town}` is the town the marketplace is named after. */
const TEXTS: Record<Language, PageTexts> = {
  en: {
    homeDescription: 'Products and services of the shops in and around {town}, delivered to your door. Pay in cash.',
    businessesDescription: 'The businesses in and around {town}: opening hours, products, services, contact.',
    sharedOrderDescription: 'See how an order is coming along in {town}.',
    howItWorksDescription: 'How to order from the businesses of {town}: choose, order, follow, pay on delivery.',
    howSellingWorksDescription: 'How selling in {town} works: open, add products, prepare orders, get your money.',
    howDeliveringWorksDescription:
      'How delivering in {town} works: take an order, bring it, collect, hand in the cash.',
    sellDescription: 'Sell in {town}: your own page and hours, somebody local delivers, customers pay in cash.',
    privacyDescription: 'What data of yours the shops’ site of {town} keeps, what for, who sees it, and your rights.',
    termsDescription: 'What holds for buying, selling and delivering in {town}: who sells, how you pay, who answers.',
    business: '{category} in {location}. Order online, delivered to your door; pay in cash.',
    perHour: 'per hour',
  },
  es: {
    homeDescription:
      'Productos y servicios de los negocios de {town} y alrededores, hasta tu puerta. Pagas en efectivo.',
    businessesDescription: 'Los negocios de {town} y alrededores: horarios, productos, servicios y contacto.',
    sharedOrderDescription: 'Mira cómo va un pedido en {town}.',
    howItWorksDescription: 'Cómo pedir a los negocios de {town}: elige, haz tu pedido, síguelo y paga al recibir.',
    howSellingWorksDescription: 'Cómo vender en {town}: abre, agrega productos, prepara pedidos y recibe tu dinero.',
    howDeliveringWorksDescription: 'Cómo repartir en {town}: toma un pedido, llévalo, cobra y entrega el efectivo.',
    sellDescription: 'Vende en {town}: con tu página y tu horario, alguien de aquí lo lleva y te pagan en efectivo.',
    privacyDescription:
      'Qué datos tuyos guarda el sitio de los negocios de {town}, para qué, quién los ve y tus derechos.',
    termsDescription: 'Lo que vale al comprar, vender y repartir en {town}: quién vende, cómo pagas, quién responde.',
    business: '{category} en {location}. Pide en línea y te lo llevamos; pagas en efectivo.',
    perHour: 'por hora',
  },
};

/** What every page says while the demo is served as a site. */
export const DEMO_NOTICE: Record<Language, PageNotice> = {
  en: { label: 'Demo', text: 'Demo: nothing here is real, and no order is delivered.' },
  es: { label: 'Demo', text: 'Demo: nada de esto es real y ningún pedido se entrega.' },
};

const path = hrefTo('setup');

/** What the first page says while nobody is an Admin (SETUP-4). */
export const SETUP_NOTICE: Record<Language, PageNotice> = {
  en: { label: 'Setup', text: 'This site is not set up yet.', way: { path, text: 'Set it up' } },
  es: { label: 'Preparación', text: 'Este sitio todavía no está listo.', way: { path, text: 'Prepararlo' } },
};

export function pageTextsOf(language: Language, town: string): PageTexts {
  const texts = TEXTS[language];
  const named = Object.entries(texts).map(([name, text]) => [name, text.replace('{town}', town)]);
  return Object.fromEntries(named) as PageTexts;
}
