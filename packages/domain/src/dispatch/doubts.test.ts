import { expect, test } from 'vitest';
import { doubtsAbout } from './doubts.ts';

const KNOWN = { isKnown: true, failedOfNumber: 0, failedOfAddress: 0 };

test('whoever has been delivered an order is doubted by nobody (DISPATCH-13)', () => {
  expect(doubtsAbout(KNOWN)).toEqual([]);
});

test.each([
  ['a number to which nothing was delivered yet', { isKnown: false }, [{ about: 'new_number' }]],
  ['failed deliveries of the number', { failedOfNumber: 2 }, [{ about: 'failed_number', count: 2 }]],
  ['a failed delivery at the address', { failedOfAddress: 1 }, [{ about: 'failed_address', count: 1 }]],
  [
    'all of them, the number first',
    { isKnown: false, failedOfNumber: 1, failedOfAddress: 3 },
    [{ about: 'new_number' }, { about: 'failed_number', count: 1 }, { about: 'failed_address', count: 3 }],
  ],
])('an order is asked about for %s (DISPATCH-13)', (_why, record, doubts) => {
  expect(doubtsAbout({ ...KNOWN, ...record })).toEqual(doubts);
});
