import { describe, expect, test } from 'vitest';
import { isUnseenTooLong } from './unseen.ts';
import { unseenMessage } from './unseen-message.ts';

const NOW = new Date('2026-11-26T18:10:00.000Z');
const part = { seen_at: null, counts_from: '2026-11-26T18:00:00.000Z' };

test.each([
  ['after ten minutes', part, true, true],
  ['of one without hours', part, null, true],
  ['not while it is closed', part, false, false],
  ['not before', { ...part, counts_from: '2026-11-26T18:00:01.000Z' }, true, false],
  ['not once it is seen', { ...part, seen_at: '2026-11-26T18:09:00.000Z' }, true, false],
  ['not where an older server says nothing of it', {}, true, false],
])('a business that has not seen its order is to be called %s (ORDER-16)', (_, unseen, isOpenNow, is) => {
  expect(isUnseenTooLong(unseen, isOpenNow, NOW)).toBe(is);
});

describe('what is written to it', () => {
  const unseen = {
    business: 'La Espiga',
    brand: 'Galeana Biz',
    number: 'K3XQ9F2A',
    address: 'https://galeana.biz/orders',
  };
  test('says in its language which order, and where to open it', () => {
    for (const language of ['es', 'en'] as const) {
      const text = unseenMessage(unseen, language);
      for (const word of Object.values(unseen)) expect(text).toContain(word);
    }
    expect(unseenMessage(unseen, 'es')).toMatch(/^Hola/);
  });
});
