import type { FactsWith } from './message-facts.ts';
import type { MessageText } from './wording.ts';

type Text = MessageText<FactsWith<'companyId'>>;

export const lastPieceSold: MessageText<FactsWith<'productId'>> = () => ({
  es: { title: 'Se agotó un producto', text: 'Se vendió la última pieza. Ábrelo para reponerlo.' },
  en: { title: 'A product is sold out', text: 'The last one was sold. Open it to restock.' },
});

export const businessReviewed: Text = ({ business: { name } }) => ({
  es: { title: 'Tienes una opinión nueva', text: `Alguien opinó de ${name}.` },
  en: { title: 'You have a new review', text: `Somebody reviewed ${name}.` },
});

export const productReviewed: MessageText<FactsWith<'productId'>> = () => ({
  es: { title: 'Tienes una opinión nueva', text: 'Alguien opinó de un producto tuyo.' },
  en: { title: 'You have a new review', text: 'Somebody reviewed one of your products.' },
});

export const sponsorRequested: Text = ({ business: { name } }) => ({
  es: { title: 'Un negocio pide un anuncio', text: `${name} quiere anunciarse en la página de negocios.` },
  en: { title: 'A business asks to be featured', text: `${name} wants to be on the businesses page.` },
});

export const sponsorApproved: Text = ({ business: { name } }) => ({
  es: { title: 'Tu anuncio fue aprobado', text: `${name} ya sale al principio de la página de negocios.` },
  en: { title: 'Your business is featured', text: `${name} is now at the top of the businesses page.` },
});

export const sponsorDeclined: Text = ({ business: { name } }) => ({
  es: { title: 'Tu anuncio no fue aprobado', text: `Por ahora ${name} no va a salir entre los anuncios.` },
  en: { title: 'Your request was not accepted', text: `${name} will not be featured for now.` },
});

export const sponsorEnded: Text = ({ business: { name } }) => ({
  es: { title: 'Tu anuncio terminó', text: `${name} ya no sale entre los anuncios.` },
  en: { title: 'Your business is no longer featured', text: `${name} is no longer at the top of the businesses page.` },
});

export const planGranted: Text = ({ business: { name } }) => ({
  es: { title: 'Ya tienes el plan de pago', text: `${name} puede ofrecer más desde hoy.` },
  en: { title: 'You are on the paid plan', text: `${name} can offer more from today.` },
});

export const planEnded: Text = ({ business: { name } }) => ({
  es: { title: 'Tu plan de pago terminó', text: `${name} está de nuevo en el plan gratis.` },
  en: { title: 'Your paid plan has ended', text: `${name} is on the free plan again.` },
});

export const businessSuspended: Text = ({ business: { name } }) => ({
  es: {
    title: 'Administración cerró tu negocio',
    text: `${name} no aparece ni recibe pedidos. Entra para ver por qué.`,
  },
  en: {
    title: 'The administrators closed your business',
    text: `${name} is hidden and takes no orders. See why in My Business.`,
  },
});

export const businessReinstated: Text = ({ business: { name } }) => ({
  es: { title: 'Tu negocio ya aparece otra vez', text: `Los clientes ya encuentran ${name} y le pueden pedir.` },
  en: { title: 'Your business is back', text: `Customers can find ${name} and order from it again.` },
});
