import { describe, expect, test } from 'vitest';
import { likelyLanguage } from '../messages/likely-language.ts';
import { parsePhone, whatsAppLink } from '../places/phone.ts';
import { deliveryMessage } from './delivery-messages.ts';

const SENDER = { driver: 'Ana', brand: 'Galeana Biz', number: 'Abc123' };
const item = (name: string, own: object = {}) => ({
  name,
  count: 2,
  status: 'approved' as const,
  attributes: [] as { attribute_name: string }[],
  ...own,
});
const toShop = (...items: ReturnType<typeof item>[]) => deliveryMessage(SENDER, { to: 'shop', items }, 'es');

describe('a driver’s message', () => {
  test('tells a shop who comes, for which order, and what to have ready (DELIVERY-27)', () => {
    const large = item('Coca', { count: 1, attributes: [{ attribute_name: 'Grande' }, { attribute_name: 'Fría' }] });
    expect(toShop(item('Burrito'), large)).toBe(
      'Hola, soy Ana, de Galeana Biz. Voy por el pedido Abc123: 2 × Burrito, 1 × Coca (Grande, Fría).',
    );
  });

  test('leaves out what has been taken off the order', () => {
    expect(toShop(item('Burrito'), item('Coca', { status: 'not_found' }))).toMatch(/: 2 × Burrito\.$/);
    expect(toShop(item('Coca', { status: 'canceled' }))).toMatch(/el pedido Abc123\.$/);
  });

  test('names twenty things and counts the rest', () => {
    const many = Array.from({ length: 23 }, (_, at) => item(`cosa ${at + 1}`));
    expect(toShop(...many)).toMatch(/2 × cosa 20, y 3 más\.$/);
  });

  test.each([
    ['customer', 'es', 'Hola Lupita, soy Ana, de Galeana Biz. Ya voy en camino con tu pedido Abc123.'],
    ['customer', 'en', 'Hi Lupita, this is Ana, your Galeana Biz driver. I am on my way with your order Abc123.'],
    ['receiver', 'es', 'Hola, soy Ana, de Galeana Biz. Ya voy en camino con el pedido Abc123 de Lupita.'],
    ['receiver', 'en', 'Hi, this is Ana, a Galeana Biz driver. I am on my way with order Abc123 of Lupita.'],
  ] as const)('tells the %s in %s that the order is on its way', (to, language, words) => {
    expect(
      deliveryMessage(
        SENDER,
        { says: 'coming', ...(to === 'customer' ? { to, name: 'Lupita' } : { to, customer: 'Lupita' }) },
        language,
      ),
    ).toBe(words);
  });

  test.each([
    ['es', 'outside', 'Hola Lupita, soy Ana, de Galeana Biz. Ya estoy afuera con tu pedido Abc123.'],
    [
      'en',
      'nobody',
      'Hi Lupita, this is Ana, your Galeana Biz driver. I am at the door with your order Abc123 and nobody answers. Can you come out?',
    ],
  ] as const)('tells the customer in %s at the door: %s (DELIVERY-27)', (language, says, words) => {
    expect(deliveryMessage(SENDER, { to: 'customer', name: 'Lupita', says }, language)).toBe(words);
  });

  test('tells the customer what has been taken off the order, and that alone (DELIVERY-27)', () => {
    const items = [item('Burrito'), item('Coca', { status: 'not_found' })];
    expect(deliveryMessage(SENDER, { to: 'missing', name: 'Lupita', items }, 'es')).toBe(
      'Hola Lupita, soy Ana, de Galeana Biz. De tu pedido Abc123 no hay: 2 × Coca. No se te cobra. Te llevo lo demás.',
    );
  });

  test('goes to digits alone, with nothing in it that would end the address', () => {
    const phone = parsePhone('+52 636 123 4567');
    if (!phone) throw new Error('No phone');
    const text = toShop(item('Pan & café #1'));
    const link = new URL(whatsAppLink(phone, text));
    expect(link.origin + link.pathname).toBe('https://wa.me/526361234567');
    expect([...link.searchParams]).toEqual([['text', text]]);
  });
});

test.each([
  ['+526361234567', 'es'],
  ['+19155551234', 'en'],
] as const)('a number that begins like %s is written to in %s', (number, language) => {
  const phone = parsePhone(number);
  expect(phone && likelyLanguage(phone)).toBe(language);
});
