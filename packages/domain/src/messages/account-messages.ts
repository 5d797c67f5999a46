import type { MessageText } from './wording.ts';

type Text = MessageText<object>;

export const passwordChanged: Text = () => ({
  es: { title: 'Cambió tu contraseña', text: '¿No fuiste tú? Escríbele a Administración cuanto antes.' },
  en: { title: 'Your password was changed', text: 'If this was not you, write to the administrators right away.' },
});

export const passkeyAdded: Text = () => ({
  es: {
    title: 'Agregaste una llave de acceso',
    text: '¿No fuiste tú? Quítala en tu perfil y cambia tu contraseña cuanto antes.',
  },
  en: {
    title: 'A passkey was added',
    text: 'If this was not you, remove it in your profile and change your password.',
  },
});

export const emailChanged: Text = () => ({
  es: { title: 'Cambió tu correo', text: '¿No fuiste tú? Escríbele a Administración cuanto antes.' },
  en: { title: 'Your e-mail was changed', text: 'If this was not you, write to the administrators right away.' },
});

export const emailLost: Text = () => ({
  es: {
    title: 'Tu cuenta ya no tiene correo',
    text: 'Alguien más demostró que ese correo es suyo. Escribe otro en tu perfil.',
  },
  en: {
    title: 'Your account has no e-mail',
    text: 'Somebody else proved that the address is theirs. Add another one.',
  },
});

export const passwordReset: Text = () => ({
  es: { title: 'Te dieron una contraseña nueva', text: 'Administración te dio una contraseña de un solo uso.' },
  en: { title: 'You have a new password', text: 'The administrators gave you a one-time password.' },
});

export const deletionAsked: Text = () => ({
  es: {
    title: 'Tu cuenta se borrará en siete días',
    text: 'Si cambias de idea, o no fuiste tú, entra y consérvala.',
  },
  en: {
    title: 'Your account will be deleted in seven days',
    text: 'If you change your mind, or this was not you, log in and keep it.',
  },
});

export const roleAssigned: Text = () => ({
  es: { title: 'Tu cuenta cambió', text: 'Administración cambió lo que puedes hacer en el sitio.' },
  en: { title: 'Your account has changed', text: 'The administrators changed what you can do on the site.' },
});

export const membershipSet: Text = () => ({
  es: { title: 'Tu membresía cambió', text: 'Mira en tu perfil hasta cuándo la tienes.' },
  en: { title: 'Your membership has changed', text: 'Your profile shows how long it lasts.' },
});

export const membershipAsked: Text = () => ({
  es: { title: 'Alguien quiere vender', text: 'Te pide una membresía. Contéstale en Personas.' },
  en: { title: 'Somebody wants to sell', text: 'They ask for a membership. Answer them under People.' },
});

export const membershipGiven: Text = () => ({
  es: { title: '¡Listo! Ya tienes tu membresía', text: 'Ya puedes abrir tu negocio.' },
  en: { title: 'You have your membership', text: 'You can open your business now.' },
});

export const membershipDeclined: Text = () => ({
  es: { title: 'Contestaron lo de tu membresía', text: 'Por ahora no. Entra para ver por qué.' },
  en: { title: 'Your membership was answered', text: 'Not for now. Log in to see why.' },
});

export const signedOut: Text = () => ({
  es: { title: 'Se cerraron tus sesiones', text: 'Administración cerró tu sesión en todos tus dispositivos.' },
  en: { title: 'You were logged out', text: 'The administrators logged you out on all your devices.' },
});

export const deviceAdded: Text = () => ({
  es: { title: 'Entraste desde otro dispositivo', text: '¿No fuiste tú? Cambia tu contraseña cuanto antes.' },
  en: { title: 'New login on another device', text: 'If this was not you, change your password.' },
});

export const membershipNearsEnd: Text = () => ({
  es: {
    title: 'Tu membresía está por terminar',
    text: 'Le queda una semana o menos. La fecha está en tu perfil.',
  },
  en: { title: 'Your membership ends soon', text: 'It ends in a week or less. Your profile shows the date.' },
});
