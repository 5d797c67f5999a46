import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { Language } from '@mercadito/domain/language';
import * as z from 'zod';
import { defineMail, type MailContext, type MailText } from '../../platform/mail/mail.ts';
import { insertLink } from './account-links.queries.ts';
import { findByEmail, findNames } from './emails.queries.ts';

const HOUR_MS = 3_600_000;
const RESET_MS = HOUR_MS;
const CONFIRM_MS = 24 * HOUR_MS;

// Anybody may have them sent, by typing somebody's name or address.
const MOST_AN_HOUR = 3;

const ofPerson = z.object({ user_id: z.int().nullable(), asked_at: z.iso.datetime() });
const ofAddress = z.object({ user_id: z.int(), email: z.string(), asked_at: z.iso.datetime() });

const isOver = ({ asked_at }: { asked_at: string }, after: number, now: Date): boolean =>
  Date.parse(asked_at) + after <= now.getTime();

type Texts<Facts> = Readonly<Record<Language, (facts: Facts) => Omit<MailText, 'button'> & { readonly label: string }>>;

interface Named {
  readonly username: string;
  readonly brand: string;
}

const RESET: Texts<Named> = {
  es: ({ username, brand }) => ({
    subject: `Elige una contraseña nueva en ${brand}`,
    paragraphs: [
      `Alguien pidió entrar de nuevo a tu cuenta ${username} en ${brand}.`,
      'Con este botón eliges una contraseña nueva. Sirve una sola vez y vence en una hora.',
    ],
    label: 'Elegir contraseña',
    after: ['¿No fuiste tú? No hagas nada: tu contraseña sigue igual.'],
  }),
  en: ({ username, brand }) => ({
    subject: `Choose a new password at ${brand}`,
    paragraphs: [
      `Somebody asked to get back into your account ${username} at ${brand}.`,
      'This button lets you choose a new password. It works once and expires after an hour.',
    ],
    label: 'Choose a password',
    after: ['If this was not you, ignore this e-mail: your password stays as it is.'],
  }),
};

/** RECOVERY-1: the link by which a new password is chosen. Made when it is sent, so that no secret lies in the queue. */
export const resetMail = defineMail('account.reset', {
  data: ofPerson,
  mostAnHour: MOST_AN_HOUR,
  write: async ({ user_id: userId, asked_at }, context) => {
    const person =
      userId === null || isOver({ asked_at }, RESET_MS, context.now) ? null : await findNames(context.db, userId);
    if (!person) return null;
    const { username, email } = person;
    const expiresAt = new Date(context.now.getTime() + RESET_MS);
    const secret = await insertLink(context.db, { userId: person.id, purpose: 'reset', email, expiresAt });
    return written(RESET, { username, brand: context.site.brand }, context, hrefTo('reset', { secret }));
  },
});

const CONFIRM: Texts<Named & { readonly holder: string | null }> = {
  es: ({ username, brand, holder }) => ({
    subject: `Confirma tu correo en ${brand}`,
    paragraphs: [
      `En la cuenta ${username} de ${brand} se escribió este correo.`,
      'Si es tuyo, confírmalo: con él puedes entrar, y recuperar tu cuenta si olvidas la contraseña. El botón vence en un día.',
      ...(holder === null
        ? []
        : [`La cuenta ${holder} también lo tiene, sin confirmar: si lo confirmas aquí, lo pierde.`]),
    ],
    label: 'Confirmar mi correo',
    after: ['¿No es tu cuenta? No hagas nada.'],
  }),
  en: ({ username, brand, holder }) => ({
    subject: `Confirm your e-mail at ${brand}`,
    paragraphs: [
      `This address was given for the account ${username} at ${brand}.`,
      'If it is yours, confirm it: you can log in with it, and get back in if you forget your password. The button works for a day.',
      ...(holder === null
        ? []
        : [`The account ${holder} has it too, unconfirmed: it loses it if you confirm it here.`]),
    ],
    label: 'Confirm my e-mail',
    after: ['If this is not your account, ignore this e-mail.'],
  }),
};

/** ACCOUNT-20: the link that proves that an address is its person's. */
export const confirmMail = defineMail('account.confirm_email', {
  data: ofAddress,
  mostAnHour: MOST_AN_HOUR,
  write: async ({ user_id: userId, email, asked_at }, context) => {
    const person = isOver({ asked_at }, CONFIRM_MS, context.now) ? null : await findNames(context.db, userId);
    // Another one was typed since.
    if (!person || ![person.email, person.claim].includes(email)) return null;
    const expiresAt = new Date(context.now.getTime() + CONFIRM_MS);
    const secret = await insertLink(context.db, { userId, purpose: 'email', email, expiresAt });
    const held = await findByEmail(context.db, email);
    const holder = held && held.id !== userId ? held.username : null;
    const facts = { username: person.username, brand: context.site.brand, holder };
    return written(CONFIRM, facts, context, hrefTo('confirmEmail', { secret }));
  },
});

const TAKEN: Texts<Named> = {
  es: ({ username, brand }) => ({
    subject: `Ya tienes cuenta en ${brand}`,
    paragraphs: [
      `Alguien quiso usar este correo en ${brand}, pero ya es el de tu cuenta ${username}.`,
      'Si fuiste tú, entra con esa cuenta. Si olvidaste la contraseña, con este botón eliges otra.',
    ],
    label: 'Recuperar mi cuenta',
    after: ['Si no fuiste tú, no hagas nada: tu cuenta sigue igual.'],
  }),
  en: ({ username, brand }) => ({
    subject: `You already have an account at ${brand}`,
    paragraphs: [
      `Somebody tried to use this address at ${brand}, but it belongs to your account ${username}.`,
      'If it was you, log in to that account. If you forgot the password, this button lets you choose another one.',
    ],
    label: 'Get back in',
    after: ['If it was not you, ignore this e-mail: your account stays as it is.'],
  }),
};

/** ACCOUNT-20: told by mail alone, so that nobody learns from a form whose address has an account. */
export const takenMail = defineMail('account.email_taken', {
  data: z.object({ user_id: z.int() }),
  mostAnHour: MOST_AN_HOUR,
  write: async ({ user_id: userId }, context) => {
    const person = await findNames(context.db, userId);
    if (!person) return null;
    return written(TAKEN, { username: person.username, brand: context.site.brand }, context, hrefTo('forgot'));
  },
});

const CHANGED: Texts<Named> = {
  es: ({ username, brand }) => ({
    subject: `Cambió el correo de tu cuenta en ${brand}`,
    paragraphs: [`Tu cuenta ${username} en ${brand} ya no tiene este correo: ahora tiene otro.`],
    label: 'Pedir ayuda',
    after: ['¿No fuiste tú? Escríbenos cuanto antes.'],
  }),
  en: ({ username, brand }) => ({
    subject: `The e-mail of your account at ${brand} has changed`,
    paragraphs: [`Your account ${username} at ${brand} no longer has this address: it has another one now.`],
    label: 'Get help',
    after: ['If this was not you, write to us right away.'],
  }),
};

/** ACCOUNT-21: to the address before. */
export const changedMail = defineMail('account.email_changed', {
  data: z.object({ user_id: z.int() }),
  write: async ({ user_id: userId }, context) => {
    const person = await findNames(context.db, userId);
    if (!person) return null;
    return written(CHANGED, { username: person.username, brand: context.site.brand }, context, hrefTo('forgot'));
  },
});

function written<Facts>(
  texts: Texts<Facts>,
  facts: Facts,
  { language }: MailContext,
  href: ReturnType<typeof hrefTo>,
): MailText {
  const { label, ...text } = texts[language](facts);
  return { ...text, button: { label, href } };
}

/** What the accounts feature writes to people. */
export const ACCOUNT_MAILS = [resetMail, confirmMail, takenMail, changedMail];
