import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });

describe('a text written plainly (LEGAL-3)', () => {
  test.each([
    ['nothing', '', []],
    ['a line', ' One. ', [paragraph('One.')]],
    ['two lines of a paragraph', 'One\r\ntwo', [paragraph('One\ntwo')]],
    ['two paragraphs', 'One\n\n\n two', [paragraph('One'), paragraph('two')]],
    ['a heading above its paragraph', '# Who\nMaría', [{ kind: 'heading', text: 'Who' }, paragraph('María')]],
    ['a heading of any depth', '### Who', [{ kind: 'heading', text: 'Who' }]],
    [
      'points behind a paragraph',
      'We keep:\n- a\n• b',
      [paragraph('We keep:'), { kind: 'points', points: ['a', 'b'] }],
    ],
    [
      'two lists',
      '- a\n\n- b',
      [
        { kind: 'points', points: ['a'] },
        { kind: 'points', points: ['b'] },
      ],
    ],
    ['a sign without a space', '#1\n-5', [paragraph('#1\n-5')]],
    ['markup, which is letters', '<b>x</b> [y](javascript:z)', [paragraph('<b>x</b> [y](javascript:z)')]],
  ])('is read: %s', (_what, text, blocks) => {
    expect(textBlocks(text)).toEqual(blocks);
  });

  it('loses no word', () => {
    const word = fc.constantFrom('uno', 'dos', '<i>', '#', '# tres', '- cuatro', '-', '\n', '\n\n', ' ');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join('');
        const read = textBlocks(text).flatMap((block) => (block.kind === 'points' ? block.points : block.text));
        const letters = (all: string) => all.replace(/[^a-z<>]/g, '');
        expect(letters(read.join(' '))).toBe(letters(text));
      }),
    );
  });
});
