import { expect, test } from 'vitest';
import { cappedNote } from '../activity/columns.ts';
import { moreOrdersLine } from './order-columns.ts';

test('a file that is full says of how many in the figures of the screens (DISPATCH-10, RECORD-5)', () => {
  expect(moreOrdersLine(10_000, 'es')).toBe(
    'Hay más pedidos: este archivo tiene los primeros 10,000. Elige menos días.',
  );
  expect(cappedNote(20_000, 'en')).toBe(
    'There are more: this file has the newest 20,000 changes alone. Ask for fewer days.',
  );
});
