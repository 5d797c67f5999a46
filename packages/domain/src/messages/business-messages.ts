import type { FactsWith } from './message-facts.ts';
import type { MessageText } from './wording.ts';

type Text = MessageText<FactsWith<'companyId'>>;

export const lastPieceSold: MessageText<FactsWith<'productId'>> = () => ({
  es: { title: 'Se agotó un producto', text: 'Se vendió la última pieza. Ábrelo para reponerlo.' },
  en: { title: 'A product is sold out', text: 'The last piece was sold. Open it to add more.' },
});

export const businessReviewed: Text = ({ business: { name } }) => ({
  es: { title: 'Tienes una opinión nueva', text: `Alguien opinó de ${name}.` },
  en: { title: 'You have a new review', text: `Somebody has reviewed ${name}.` },
});

export const productReviewed: MessageText<FactsWith<'productId'>> = () => ({
  es: { title: 'Tienes una opinión nueva', text: 'Alguien opinó de un producto tuyo.' },
  en: { title: 'You have a new review', text: 'Somebody has reviewed one of your products.' },
});

export const sponsorRequested: Text = ({ business: { name } }) => ({
  es: { title: 'Un negocio quiere ser destacado', text: `${name} pide aparecer entre los destacados.` },
  en: { title: 'A business asks to be featured', text: `${name} asks to be among the featured.` },
});

export const sponsorApproved: Text = ({ business: { name } }) => ({
  es: { title: 'Tu negocio es destacado', text: `${name} ya aparece entre los destacados.` },
  en: { title: 'Your business is featured', text: `${name} is among the featured now.` },
});

export const sponsorDeclined: Text = ({ business: { name } }) => ({
  es: { title: 'Tu solicitud no fue aceptada', text: `${name} no aparecerá entre los destacados por ahora.` },
  en: { title: 'Your request was not accepted', text: `${name} will not be featured for now.` },
});

export const sponsorEnded: Text = ({ business: { name } }) => ({
  es: { title: 'Tu negocio ya no es destacado', text: `${name} dejó de aparecer entre los destacados.` },
  en: { title: 'Your business is not featured any more', text: `${name} is no longer among the featured.` },
});

export const planGranted: Text = ({ business: { name } }) => ({
  es: { title: 'Ya tienes el plan de pago', text: `${name} puede ofrecer más desde hoy.` },
  en: { title: 'You have the paid plan', text: `${name} can offer more from today on.` },
});

export const planEnded: Text = ({ business: { name } }) => ({
  es: { title: 'Tu plan de pago terminó', text: `${name} está de nuevo en el plan gratis.` },
  en: { title: 'Your paid plan has ended', text: `${name} is on the free plan again.` },
});

export const businessSuspended: Text = ({ business: { name } }) => ({
  es: { title: 'Tu negocio está cerrado', text: `La administración cerró ${name}. Ábrelo para ver por qué.` },
  en: { title: 'Your business is closed', text: `The administrators have closed ${name}. Open it to see why.` },
});

export const businessReinstated: Text = ({ business: { name } }) => ({
  es: { title: 'Tu negocio está abierto otra vez', text: `${name} vuelve a aparecer y recibe pedidos.` },
  en: { title: 'Your business is open again', text: `${name} is shown again and takes orders.` },
});
