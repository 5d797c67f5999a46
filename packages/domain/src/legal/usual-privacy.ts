import type { TextWithNames } from './legal-names.ts';

/** The privacy notice of a site whose Admins have written none: what mercadito keeps, who sees it, and people's rights in Mexico. */
export const usualPrivacy: TextWithNames = {
  es: ({ brand, responsible, contact }) => `# Quién responde por tus datos
${responsible || `La Administración de ${brand}`} es responsable de los datos personales que nos das en ${brand} y de cuidarlos, como lo pide la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.

# Qué datos guardamos
- De tu cuenta: nombre, usuario, correo, foto si la pones y tu contraseña, cifrada de modo que nadie la puede leer.
- Para entregarte: teléfono, domicilio y, si los das, el punto exacto y una foto de tu puerta.
- De lo que haces aquí: carrito, pedidos, favoritos, opiniones, avisos y los dispositivos en los que entraste.
- De los negocios y de quien reparte: lo necesario para vender, entregar y hacer cuentas.
No pedimos datos sensibles ni datos de tarjetas: se paga en efectivo.

# Para qué los usamos
- Para recibir tus pedidos, entregarlos y cobrarlos.
- Para avisarte cómo van y ayudarte cuando escribes.
- Para proteger tu cuenta y evitar abusos.
No los vendemos, no los usamos para publicidad y no te rastreamos.

# Quién los ve
- Cada negocio: tu primer nombre, tu localidad y lo que le pediste.
- Quien reparte tu pedido: además tu teléfono y tu domicilio.
- La Administración de ${brand}: lo necesario para que todo funcione.
- Lo que escribes como opinión lo ve todo el mundo, con tu nombre.
Los avisos llegan a tu dispositivo o a tu correo por el servicio que los entrega. Fuera de eso solo los damos a una autoridad que lo pida conforme a la ley.

# Cuánto tiempo
Mientras tengas cuenta. Cuando la borras, tus pedidos quedan como comprobante de lo que se vendió, sin tu nombre ni tu dirección, y los respaldos que todavía tienen tus datos se borran en menos de un año.

# Tus derechos (ARCO)
Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a que los usemos, y retirar tu consentimiento. Mucho lo haces en tu perfil. Para lo demás, ${contact ? `contacta a quien responde por tus datos: ${contact}` : 'escribe por WhatsApp a quienes ayudan en el sitio'}. Di tu nombre y usuario, qué pides y cómo te respondemos; podemos pedirte que confirmes que eres tú. Te respondemos en 20 días hábiles a más tardar. Si no quedas conforme, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.

# Lo que guarda tu dispositivo
Solo lo que el sitio necesita: tu sesión, tu carrito, tus búsquedas y lo que dejas a medias. Se borra al cerrar sesión o desde tu navegador.

# Si esto cambia
Lo publicamos en esta página, con la fecha del cambio.`,
  en: ({ brand, responsible, contact }) => `# Who answers for your data
${responsible || `The administrators of ${brand}`} ${responsible ? 'is' : 'are'} responsible for the personal data that you give us at ${brand}, and for looking after it, as Mexico’s Federal Law on Protection of Personal Data Held by Private Parties asks.

# What we keep
- Of your account: name, user name, e-mail, a photo if you add one, and your password, scrambled so that nobody can read it.
- To deliver to you: phone, address and, if you give them, the exact place and a photo of your door.
- Of what you do here: cart, orders, favorites, reviews, notifications and the devices you logged in on.
- Of businesses and drivers: what it takes to sell, deliver and settle accounts.
We ask for no sensitive data and no card data: people pay in cash.

# What we use it for
- To take your orders, deliver them and collect for them.
- To tell you how they are coming along, and to help when you write.
- To protect your account and prevent abuse.
We do not sell it, do not use it for advertising and do not track you.

# Who sees it
- Each business: your first name, your location and what you ordered from it.
- The driver of your order: your phone and your address too.
- The administrators of ${brand}: what it takes to keep everything running.
- What you write as a review is seen by everybody, with your name.
Notifications reach your device or your e-mail through the service that delivers them. Besides that, only an authority that asks for it under the law gets it.

# How long
As long as you have an account. Once you delete it, your orders stay as the record of what was sold, without your name or address, and backup copies that still have your data are deleted within a year.

# Your rights (ARCO)
You may access your data, correct it, have it deleted or object to its use, and withdraw your consent. Much of that you do in your profile. For the rest, ${contact ? `contact whoever answers for your data: ${contact}` : 'message the people who help on the site by WhatsApp'}. Say your name and user name, what you ask for and how we can answer; we may ask you to confirm that it is you. We answer within 20 working days. If you are not satisfied, you can turn to Mexico’s Secretaría Anticorrupción y Buen Gobierno.

# What your device keeps
Only what the site needs: your session, cart, searches and unfinished work. It is deleted when you log out, or in your browser.

# If this changes
We publish it on this page, with the date of the change.`,
};
