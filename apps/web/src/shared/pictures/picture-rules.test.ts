import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, sharesSent, sortPicked } from './picture-rules.ts';

const picture = (name: string) => new File([''], name, { type: 'image/jpeg' });
const LETTER = new File([''], 'letter.pdf', { type: 'application/pdf' });

test('pictures are taken as long as there is room, the others are named', () => {
  const [one, two, three] = [picture('1.jpg'), picture('2.jpg'), picture('3.jpg')];
  expect(sortPicked([one, LETTER, two, three], 2, 'selected')).toEqual({
    pictures: [one, two],
    refusals: [{ kind: 'notImage', name: 'letter.pdf' }, { kind: 'limit' }],
  });
});

test.each([
  ['selected', 'noneSelected'],
  ['dropped', 'noneDropped'],
] as const)('of what was %s nothing is a picture', (way, kind) => {
  expect(sortPicked([LETTER], 3, way).refusals).toEqual([{ kind: 'notImage', name: 'letter.pdf' }, { kind }]);
});

test('an entry is moved as far as the list goes', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
});

test('files are sent one after another, behind the other fields of the request', () => {
  expect(sharesSent([100, 300], 50, 450)).toEqual([0, 0]);
  expect(sharesSent([100, 300], 100, 450)).toEqual([0.5, 0]);
  expect(sharesSent([100, 300], 300, 450)).toEqual([1, 0.5]);
  expect(sharesSent([100, 300], 450, 450)).toEqual([1, 1]);
});

test('no share leaves 0 to 1, whatever the browser counts', () => {
  const numbers = fc.nat({ max: 5_000_000 });
  fc.assert(
    fc.property(fc.array(numbers), numbers, numbers, (sizes, sent, whole) => {
      for (const share of sharesSent(sizes, sent, whole)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});
