import type { FactsWith } from './message-facts.ts';
import type { MessageText } from './wording.ts';

type Text = MessageText<FactsWith<'orderId'>>;

const because = (reason: string | null): string => (reason ? `: ${reason}` : '.');

export const orderReceived: Text = ({ order: { number } }) => ({
  es: { title: 'Tienes un pedido nuevo', text: `Pedido ${number}: ábrelo para ver qué preparar.` },
  en: { title: 'You have a new order', text: `Order ${number}: open it to see what to prepare.` },
});

export const orderWaits: Text = ({ order: { number } }) => ({
  es: { title: 'Hay un pedido por llevar', text: `El pedido ${number} espera repartidor.` },
  en: { title: 'An order waits for a driver', text: `Order ${number} can be taken.` },
});

export const orderSeen: MessageText<FactsWith<'orderId' | 'orderCompanyId'>> = ({ order, part }) => ({
  es: { title: 'Ya vieron tu pedido', text: `${part.business} ya vio tu pedido ${order.number}.` },
  en: { title: 'Your order was seen', text: `${part.business} has seen your order ${order.number}.` },
});

export const orderClaimed: Text = ({ order: { number, driver } }) => ({
  es: { title: 'Tu pedido ya tiene repartidor', text: `${driver ?? 'Un repartidor'} lleva tu pedido ${number}.` },
  en: { title: 'A driver has your order', text: `${driver ?? 'A driver'} brings your order ${number}.` },
});

export const orderAssigned: Text = ({ order: { number } }) => ({
  es: { title: 'Te asignaron un pedido', text: `El pedido ${number} es tuyo: ábrelo para ver adónde va.` },
  en: { title: 'You were given an order', text: `Order ${number} is yours: open it to see where it goes.` },
});

export const orderPickedUp: MessageText<FactsWith<'orderId' | 'orderCompanyId'>> = ({ order, part }) => ({
  es: { title: 'Ya recogimos en un negocio', text: `Lo de ${part.business} de tu pedido ${order.number} ya viene.` },
  en: { title: 'Picked up', text: `What ${part.business} has for your order ${order.number} is on its way.` },
});

export const itemNotFound: Text = ({ order: { number } }) => ({
  es: {
    title: 'Falta algo de tu pedido',
    text: `No hubo un artículo de tu pedido ${number}. Mira el nuevo total.`,
  },
  en: {
    title: 'Something of your order is missing',
    text: `An item of order ${number} is not to be had. See the new total.`,
  },
});

export const orderDelivered: Text = ({ order: { number } }) => ({
  es: { title: 'Tu pedido llegó', text: `El pedido ${number} se entregó. ¿Qué tal estuvo?` },
  en: { title: 'Your order has arrived', text: `Order ${number} was delivered. How was it?` },
});

export const deliveryFailed: Text = ({ order: { number, reason } }) => ({
  es: { title: 'No pudimos entregar tu pedido', text: `Pedido ${number}${because(reason)}` },
  en: { title: 'We could not deliver your order', text: `Order ${number}${because(reason)}` },
});

export const orderDeclined: Text = ({ order: { number, reason } }) => ({
  es: { title: 'Tu pedido fue rechazado', text: `Pedido ${number}${because(reason)}` },
  en: { title: 'Your order was declined', text: `Order ${number}${because(reason)}` },
});

export const orderWaitsAgain: Text = ({ order: { number } }) => ({
  es: { title: 'Tu pedido vuelve a la fila', text: `Buscamos otro repartidor para el pedido ${number}.` },
  en: { title: 'Your order waits again', text: `We look for another driver for order ${number}.` },
});

export const saleCancelled: Text = ({ order: { number } }) => ({
  es: { title: 'Cancelaron un pedido', text: `El cliente canceló el pedido ${number}: ya no lo prepares.` },
  en: { title: 'An order was cancelled', text: `The customer called order ${number} off: do not prepare it.` },
});

export const saleDeclined: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido fue rechazado', text: `El pedido ${number} no se va a llevar: ya no lo prepares.` },
  en: { title: 'An order was declined', text: `Order ${number} will not be brought: do not prepare it.` },
});

export const saleFailed: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido no se pudo entregar', text: `Pedido ${number}: la administración te dirá qué sigue.` },
  en: { title: 'An order could not be delivered', text: `Order ${number}: the administrators say what is next.` },
});

export const deliveryFailedForAdmins: Text = ({ order: { number, reason } }) => ({
  es: { title: 'Falló una entrega', text: `Pedido ${number}${because(reason)}` },
  en: { title: 'A delivery failed', text: `Order ${number}${because(reason)}` },
});

export const lateReportKept: Text = ({ order: { number } }) => ({
  es: {
    title: 'Un reporte espera revisión',
    text: `El repartidor reportó algo del pedido ${number} cuando ya había cambiado.`,
  },
  en: { title: 'A report waits for you', text: `A driver reported something of order ${number} after it had changed.` },
});

export const orderKeptWaiting: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido lleva mucho esperando', text: `El pedido ${number} sigue sin repartidor.` },
  en: { title: 'An order waits too long', text: `Order ${number} still has no driver.` },
});

export const deliveryRequeued: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido ya no es tuyo', text: `El pedido ${number} volvió a la fila para que alguien lo lleve.` },
  en: { title: 'An order is no longer yours', text: `Order ${number} waits again for anybody to bring it.` },
});

export const deliveryCalledOff: Text = ({ order: { number } }) => ({
  es: {
    title: 'Ya no lleves este pedido',
    text: `Se canceló el pedido ${number}. Pregunta a la administración qué sigue.`,
  },
  en: {
    title: 'Do not bring this order',
    text: `Order ${number} was called off. Ask the administrators what is next.`,
  },
});

export const productIsBack: MessageText<FactsWith<'productId'>> = () => ({
  es: { title: 'Ya volvió lo que esperabas', text: 'Ya lo puedes pedir. Si quedan pocas piezas, no te tardes.' },
  en: { title: 'What you waited for is back', text: 'You can order it now. If few are left, be quick.' },
});
