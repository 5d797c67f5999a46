import type { FactsWith } from './message-facts.ts';
import type { MessageText } from './wording.ts';

type Text = MessageText<FactsWith<'orderId'>>;

export const orderReceived: Text = ({ order: { number } }) => ({
  es: { title: 'Tienes un pedido nuevo', text: `Pedido ${number}: ábrelo para ver qué preparar.` },
  en: { title: 'You have a new order', text: `Order ${number}: open it to see what to prepare.` },
});

export const orderWaits: Text = ({ order: { number } }) => ({
  es: { title: 'Hay un pedido por llevar', text: `El pedido ${number} espera repartidor.` },
  en: { title: 'An order is waiting for a driver', text: `You can take order ${number}.` },
});

export const orderToConfirm: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido espera que lo confirmes', text: `Pregúntale al cliente si hizo el pedido ${number}.` },
  en: { title: 'An order is waiting for you to confirm it', text: `Ask the customer about order ${number}.` },
});

export const orderConfirmed: Text = ({ order: { number } }) => ({
  es: { title: 'Tu pedido está confirmado', text: `Ya buscamos repartidor para tu pedido ${number}.` },
  en: { title: 'Your order is confirmed', text: `We are looking for a driver for order ${number}.` },
});

export const orderSeen: MessageText<FactsWith<'orderId' | 'orderCompanyId'>> = ({ order, part }) => ({
  es: { title: 'Ya vieron tu pedido', text: `${part.business} ya vio tu pedido ${order.number}.` },
  en: { title: 'Your order was seen', text: `${part.business} saw your order ${order.number}.` },
});

export const orderClaimed: Text = ({ order: { number, driver } }) => ({
  es: {
    title: 'Tu pedido ya tiene quien lo lleve',
    text: `${driver ?? 'Un repartidor'} tomó tu pedido ${number} y va a recogerlo.`,
  },
  en: {
    title: 'A driver took your order',
    text: `${driver ?? 'A driver'} took your order ${number} and is going to pick it up.`,
  },
});

export const orderAssigned: Text = ({ order: { number } }) => ({
  es: { title: 'Te asignaron un pedido', text: `El pedido ${number} es tuyo: ábrelo para ver adónde va.` },
  en: { title: 'You were assigned an order', text: `Order ${number} is yours: open it to see where it goes.` },
});

export const orderReady: MessageText<FactsWith<'orderId' | 'orderCompanyId'>> = ({ order, part }) => ({
  es: { title: `${part.business} ya lo tiene listo`, text: `Puedes pasar por el pedido ${order.number}.` },
  en: { title: `${part.business} has it ready`, text: `You can pick up order ${order.number} there.` },
});

export const orderPickedUp: MessageText<FactsWith<'orderId' | 'orderCompanyId'>> = ({ order, part }) => ({
  es: {
    title: `Ya recogieron en ${part.business}`,
    text: `Quien lleva tu pedido ${order.number} ya trae lo que pediste ahí.`,
  },
  en: {
    title: `Picked up at ${part.business}`,
    text: `The driver has what you ordered there (order ${order.number}).`,
  },
});

export const orderOnItsWay: Text = ({ order: { number, driver } }) => ({
  es: {
    title: 'Tu pedido va en camino',
    text: `${driver ?? 'Tu repartidor'} ya salió a tu casa con el pedido ${number}.`,
  },
  en: { title: 'Your order is on its way', text: `${driver ?? 'Your driver'} set out with order ${number}.` },
});

export const placeProposed: Text = ({ order: { number } }) => ({
  es: {
    title: '¿Tu casa está aquí?',
    text: `Quien te llevó el pedido ${number} propone el lugar exacto de tu dirección. Dinos si es ese.`,
  },
  en: {
    title: 'Is this where your house is?',
    text: `Whoever brought order ${number} proposes the exact place of your address. Say whether it is right.`,
  },
});

export const itemNotFound: Text = ({ order: { number } }) => ({
  es: {
    title: 'Falta algo en tu pedido',
    text: `No había un artículo de tu pedido ${number}. Revisa el nuevo total.`,
  },
  en: {
    title: 'Something is missing from your order',
    text: `One item in order ${number} was not available. Check the new total.`,
  },
});

export const orderDelivered: Text = ({ order: { number } }) => ({
  es: { title: 'Tu pedido llegó', text: `El pedido ${number} se entregó. ¿Qué tal estuvo?` },
  en: { title: 'Your order has arrived', text: `Order ${number} was delivered. How was it?` },
});

export const deliveryFailed: Text = ({ order: { number } }) => ({
  es: { title: 'No pudimos entregar tu pedido', text: `Pedido ${number}: ábrelo para ver qué pasó.` },
  en: { title: 'We could not deliver your order', text: `Order ${number}: open it to see what happened.` },
});

export const orderDeclined: Text = ({ order: { number } }) => ({
  es: {
    title: 'No pudimos llevarte tu pedido',
    text: `Pedido ${number}: ábrelo para ver por qué. No se te cobra nada.`,
  },
  en: { title: 'We could not take your order', text: `Order ${number}: open it to see why. You pay nothing.` },
});

export const orderWaitsAgain: Text = ({ order: { number } }) => ({
  es: { title: 'Buscamos otro repartidor', text: `Tu pedido ${number} espera a que alguien más lo tome.` },
  en: {
    title: 'We are looking for another driver',
    text: `Your order ${number} is waiting for somebody else to take it.`,
  },
});

export const saleCancelled: Text = ({ order: { number } }) => ({
  es: { title: 'Cancelaron un pedido', text: `El cliente canceló el pedido ${number}: ya no lo prepares.` },
  en: { title: 'An order was cancelled', text: `The customer cancelled order ${number}: do not prepare it.` },
});

export const saleDeclined: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido fue rechazado', text: `El pedido ${number} no se va a entregar: ya no lo prepares.` },
  en: { title: 'An order was declined', text: `Order ${number} will not be delivered: do not prepare it.` },
});

export const saleFailed: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido no se pudo entregar', text: `Pedido ${number}: Administración decide qué sigue.` },
  en: {
    title: 'An order could not be delivered',
    text: `Order ${number}: the administrators decide what happens next.`,
  },
});

export const deliveryFailedForAdmins: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido no se pudo entregar', text: `Pedido ${number}: ábrelo para ver qué pasó.` },
  en: { title: 'A delivery failed', text: `Order ${number}: open it to see what happened.` },
});

export const lateReportKept: Text = ({ order: { number } }) => ({
  es: {
    title: 'Hay un aviso de reparto por leer',
    text: `Avisaron algo del pedido ${number} cuando ya había cambiado.`,
  },
  en: { title: 'A driver report is waiting', text: `A driver reported on order ${number} after it had changed.` },
});

export const orderKeptWaiting: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido lleva mucho esperando', text: `El pedido ${number} sigue sin repartidor.` },
  en: { title: 'An order has been waiting too long', text: `Order ${number} still has no driver.` },
});

export const deliveryRequeued: Text = ({ order: { number } }) => ({
  es: { title: 'Un pedido ya no es tuyo', text: `El pedido ${number} volvió a la fila para que alguien lo lleve.` },
  en: { title: 'An order is no longer yours', text: `Order ${number} is back in the queue for somebody else.` },
});

export const deliveryCalledOff: Text = ({ order: { number } }) => ({
  es: {
    title: 'Ya no lleves este pedido',
    text: `El pedido ${number} ya no se entrega. Pregúntale a Administración qué sigue.`,
  },
  en: {
    title: 'Do not deliver this order',
    text: `Order ${number} is off. Ask the administrators what to do next.`,
  },
});

export const productIsBack: MessageText<FactsWith<'productId'>> = () => ({
  es: { title: 'Ya volvió lo que esperabas', text: 'Ya lo puedes pedir. Si quedan pocas piezas, no te tardes.' },
  en: { title: 'What you were waiting for is back', text: 'You can order it now. There may be few left.' },
});
