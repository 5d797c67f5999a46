import { describe, expect, test } from 'vitest';
import { type AdminMessage, adminMessage } from './admin-messages.ts';
import { helpMessage } from './contact-messages.ts';
import { customerMessage } from './customer-messages.ts';
import { siteMessage } from './site-message.ts';

const MARIANA = { name: 'Mariana', brand: 'Galeana Biz' };

describe('a message to those who help (WHATSAPP-1)', () => {
  test.each([
    ['es', { of: 'order', number: 'Abc1' }, 'Hola, Mariana. Necesito ayuda con mi pedido Abc1 de Galeana Biz.'],
    [
      'en',
      { of: 'sale', number: 'Abc1' },
      'Hello, Mariana. I need help with order Abc1 of my business on Galeana Biz.',
    ],
    ['es', { of: 'plan' }, 'Hola, Mariana. Quiero vender más productos en Galeana Biz. ¿Qué tengo que hacer?'],
    [
      'en',
      { of: 'block', login: 'lupita' },
      'Hello, Mariana. I cannot log in to Galeana Biz: my account lupita is blocked. Could you help me?',
    ],
    ['es', { of: 'delivering' }, 'Hola, Mariana. Quiero repartir pedidos de Galeana Biz. ¿Qué tengo que hacer?'],
    ['es', { of: 'password', login: '' }, 'Hola, Mariana. Olvidé mi contraseña de Galeana Biz. ¿Me das una nueva?'],
    [
      'en',
      { of: 'password', login: 'lupita' },
      'Hello, Mariana. I forgot my Galeana Biz password. My account is lupita. Could you give me a new one?',
    ],
  ] as const)('says in %s what is wanted: %o', (language, wanted, words) => {
    expect(helpMessage(MARIANA, wanted, language)).toBe(words);
  });

  test.each([
    ['es', 'Hola, Mariana. Te escribo desde Galeana Biz. ¿Me ayudas con una duda?'],
    ['en', 'Hello, Mariana. I am writing from Galeana Biz. Could you help me with a question?'],
  ] as const)('says in %s from where it comes, where it is on nothing of the site', (language, words) => {
    expect(siteMessage(MARIANA, language)).toBe(words);
  });
});

test('a customer writes to a shop in the language of whoever reads it (WHATSAPP-1)', () => {
  const message = { to: 'business', name: 'La Espiga', brand: 'Galeana Biz' } as const;
  expect(customerMessage(message, 'es')).toBe('¡Hola! Vi La Espiga en Galeana Biz.');
  expect(customerMessage(message, 'en')).toBe('Hello! I saw La Espiga on Galeana Biz.');
});

describe('an Admin’s message (WHATSAPP-1)', () => {
  test.each([
    ['es', { about: 'nothing', name: 'Ana' }, 'Hola Ana, te escribe Galeana Biz.'],
    [
      'es',
      { about: 'confirming', name: 'Ana', number: 'A1' },
      'Hola Ana, te escribe Galeana Biz. ¿Tú hiciste el pedido A1? Contéstame “sí” y te lo llevamos.',
    ],
    [
      'es',
      { about: 'order of another', customer: 'Ana', number: 'A1' },
      'Hola, te escribe Galeana Biz. Es por el pedido A1 de Ana.',
    ],
    [
      'en',
      { about: 'order in hand', name: 'Beto', number: 'A1' },
      'Hi Beto, this is Galeana Biz. It is about order A1, which you are carrying.',
    ],
    [
      'es',
      { about: 'password', name: 'Ana', username: 'ana', password: 'kz7-mm4' },
      'Hola Ana, te escribe Galeana Biz. Entra con tu usuario ana y esta contraseña:\nkz7-mm4\nSirve una sola vez y vence en 72 horas; al entrar eliges una tuya.',
    ],
    [
      'es',
      { about: 'membership', name: 'Ana', lastDay: '3 de mayo de 2026', hasEnded: true },
      'Hola Ana, te escribe Galeana Biz. Tu membresía terminó el 3 de mayo de 2026. ¿La renovamos?',
    ],
  ] as const satisfies readonly (readonly [string, AdminMessage, string])[])(
    'says in %s who writes, and what it is about: %o',
    (language, message, words) => {
      expect(adminMessage('Galeana Biz', message, language)).toBe(words);
    },
  );
});
