import type { TextWithNames } from './legal-names.ts';

/** The terms of a site whose Admins have written none: who sells, what is paid where, and what each may expect. */
export const usualTerms: TextWithNames = {
  es: ({ brand, town, responsible, contact }) => `# Qué es ${brand}
${brand} reúne a negocios de ${town} y alrededores con quienes les compran, y organiza quién lleva los pedidos. ${responsible ? `Responde por el sitio: ${responsible}.` : 'Del sitio responde su Administración.'}

# Quién vende
Cada negocio vende sus productos y servicios, y responde por ellos, por sus precios y por lo que dice de ellos. ${brand} no es el vendedor.

# Tu cuenta
Di tus datos como son y cuida tu contraseña. Lo que se hace con tu cuenta cuenta como tuyo. Si alguien abusa del sitio o de las personas, la Administración puede cerrarle la entrada y le dice por qué.

# Pedir y pagar
- Los precios están en pesos o en dólares; el total es en pesos, al tipo de cambio que ves al pedir.
- Antes de pedir ves el total, también lo que cuesta llevarlo.
- Pagas en efectivo al recibir, en pesos o en dólares. No se paga nada en línea.
- Puedes cancelar mientras nadie haya tomado tu pedido.
- Si algo no hay, sale de tu pedido y no se te cobra.

# La entrega
Alguien de aquí te lo lleva cuando hay reparto. Las horas que mostramos son lo que esperamos, no una promesa. Ten a la mano tu palabra clave y el efectivo. Si no hay quien reciba, el pedido puede regresar a los negocios.

# Si algo sale mal
Revisa lo que recibes en la puerta. Para cambios y devoluciones habla con el negocio; tus derechos como consumidor quedan como la ley los da. ${contact ? `También puedes contactarnos: ${contact}.` : 'También puedes escribir por WhatsApp a quienes ayudan en el sitio.'}

# Lo que publicas
Opiniones, fotos y textos tienen que ser tuyos y ciertos, sin ofender a nadie. La Administración puede quitar lo que no lo sea.

# Si esto cambia
Lo publicamos en esta página, con la fecha del cambio. Lo que ya pediste sigue como estaba cuando lo pediste. Rigen las leyes de México.`,
  en: ({ brand, town, responsible, contact }) => `# What ${brand} is
${brand} brings businesses in and around ${town} together with those who buy from them, and organizes who delivers the orders. ${responsible ? `Responsible for the site: ${responsible}.` : 'Its administrators are responsible for the site.'}

# Who sells
Each business sells its products and services, and answers for them, for its prices and for what it says about them. ${brand} is not the seller.

# Your account
Give your details as they are, and look after your password. What is done with your account counts as yours. If somebody abuses the site or its people, the administrators can keep them out, and tell them why.

# Ordering and paying
- Prices are in pesos or dollars; the total is in pesos, at the exchange rate that you see when you order.
- Before you order you see the total, including what delivery costs.
- You pay in cash when you get it, in pesos or dollars. Nothing is paid online.
- You can cancel while nobody has taken your order.
- What is not available leaves your order, and you are not charged for it.

# Delivery
Somebody local brings it when there are deliveries. The times we show are what we expect, not a promise. Keep your keyword and the cash at hand. If nobody is there to receive it, the order may go back to the businesses.

# If something goes wrong
Check what you get at the door. For exchanges and returns talk to the business; your rights as a consumer stay as the law gives them. ${contact ? `You can contact us, too: ${contact}.` : 'You can also message the people who help on the site by WhatsApp.'}

# What you publish
Reviews, photos and texts have to be yours and true, and offend nobody. The administrators may remove what is not.

# If this changes
We publish it on this page, with the date of the change. What you have ordered stays as it was when you ordered it. The laws of Mexico apply.`,
};
