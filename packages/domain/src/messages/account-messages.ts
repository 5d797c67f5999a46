import type { MessageText } from './wording.ts';

type Text = MessageText<object>;

export const passwordChanged: Text = () => ({
  es: { title: 'Cambiaste tu contraseña', text: '¿No fuiste tú? Escríbele a la administración.' },
  en: { title: 'Your password was changed', text: 'Was it not you? Write to the administrators.' },
});

export const emailChanged: Text = () => ({
  es: { title: 'Cambiaste tu correo', text: '¿No fuiste tú? Escríbele a la administración.' },
  en: { title: 'Your e-mail was changed', text: 'Was it not you? Write to the administrators.' },
});

export const passwordReset: Text = () => ({
  es: { title: 'Te dieron una contraseña nueva', text: 'La administración te dio una contraseña de un solo uso.' },
  en: { title: 'You were given a password', text: 'The administrators gave you a one-time password.' },
});

export const roleAssigned: Text = () => ({
  es: { title: 'Tu cuenta cambió', text: 'La administración cambió lo que puedes hacer en el sitio.' },
  en: { title: 'Your account has changed', text: 'The administrators changed what you can do on the site.' },
});

export const membershipSet: Text = () => ({
  es: { title: 'Tu membresía cambió', text: 'Mira en tu perfil hasta cuándo dura.' },
  en: { title: 'Your membership has changed', text: 'See in your profile until when it lasts.' },
});

export const signedOut: Text = () => ({
  es: { title: 'Se cerraron tus sesiones', text: 'La administración cerró tu cuenta en todos tus equipos.' },
  en: { title: 'You were signed out', text: 'The administrators signed you out on all your devices.' },
});

export const deviceAdded: Text = () => ({
  es: { title: 'Entraron a tu cuenta', text: 'Fue desde un equipo nuevo. ¿No fuiste tú? Cambia tu contraseña.' },
  en: { title: 'A new device has signed in', text: 'Was it not you? Change your password.' },
});

export const membershipNearsEnd: Text = () => ({
  es: {
    title: 'Tu membresía está por terminar',
    text: 'Le queda una semana o menos. Mira en tu perfil cuándo termina.',
  },
  en: { title: 'Your membership ends soon', text: 'It has a week left, or less. See in your profile when it ends.' },
});
