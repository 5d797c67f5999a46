import type { Language } from '../language.ts';
import { numberText } from '../number-text.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** Each column of the file of orders with its heading, in the order in which it is written (DISPATCH-10). */
const HEADINGS = {
  number: { es: 'Número', en: 'Number' },
  status: { es: 'Estado', en: 'Status' },
  placed: { es: 'Pedido el', en: 'Placed' },
  taken: { es: 'Tomado', en: 'Taken' },
  delivered: { es: 'Entregado', en: 'Delivered' },
  failed: { es: 'No se pudo entregar', en: 'Delivery failed' },
  cancelled: { es: 'Cancelado', en: 'Cancelled' },
  declined: { es: 'Rechazado', en: 'Declined' },
  place: { es: 'Localidad', en: 'Location' },
  businesses: { es: 'Negocios', en: 'Businesses' },
  items: { es: 'Artículos', en: 'Items' },
  total: { es: 'Total MXN', en: 'Total MXN' },
  deliveryFee: { es: 'De eso, entrega MXN', en: 'Of that, delivery MXN' },
  driver: { es: 'Reparto', en: 'Driver' },
  reason: { es: 'Motivo', en: 'Reason' },
  takenPesos: { es: 'Cobrado MXN', en: 'Collected MXN' },
  takenDollars: { es: 'Cobrado USD', en: 'Collected USD' },
  changeGiven: { es: 'Cambio dado MXN', en: 'Change given MXN' },
} as const satisfies Record<string, Record<Language, string>>;

export type OrderColumn = keyof typeof HEADINGS;

export const ORDER_COLUMNS = Object.keys(HEADINGS) as readonly OrderColumn[];

/** What stands above a column. */
export const orderHeading = (column: OrderColumn, language: Language): string => HEADINGS[column][language];

/** The last line of a file that would have more. */
export const moreOrdersLine = (most: number, language: Language): string =>
  language === 'es'
    ? `Hay más pedidos: este archivo tiene los primeros ${numberText(most)}. Elige menos días.`
    : `There are more orders: this file has the first ${numberText(most)}. Choose fewer days.`;

const STATUSES = {
  pending: { es: 'En espera', en: 'Pending' },
  shipped: { es: 'Con repartidor', en: 'Shipped' },
  delivered: { es: 'Entregado', en: 'Delivered' },
  delivery_failed: { es: 'No se pudo entregar', en: 'Delivery failed' },
  cancelled: { es: 'Cancelado', en: 'Cancelled' },
  declined: { es: 'Rechazado', en: 'Declined' },
} as const satisfies Record<OrderStatus, Record<Language, string>>;

/** How an order stands, as the pages say it. */
export const orderStatusCell = (status: OrderStatus, language: Language): string => STATUSES[status][language];
