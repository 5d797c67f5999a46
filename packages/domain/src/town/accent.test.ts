import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCENT_GROUNDS, accentShades, contrast } from './accent.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colour is chosen, its shades are readable by day and by night (TOWN-5)', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (chosen, scheme) => {
      const shades = accentShades(chosen)?.[scheme];
      if (!shades) throw new Error('no colour');
      const grounds = [...ACCENT_GROUNDS[scheme].grounds, shades.surfaceAccent, shades.accentQuiet];
      for (const ground of [...grounds, shades.accentQuietHover])
        expect(contrast(shades.accentText, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds) expect(contrast(shades.focus, ground)).toBeGreaterThanOrEqual(3);
      for (const button of [shades.accent, shades.accentHover])
        expect(contrast(shades.onAccent, button)).toBeGreaterThanOrEqual(4.5);
      const ink = scheme === 'light' ? '#231e2b' : '#f1edf5';
      expect(contrast(ink, shades.accentQuiet)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

test('a colour on which white is readable stays to the letter by day, and at night is seen on the paper', () => {
  expect(accentShades('#0b6e4f')?.light.accent).toBe('#0b6e4f');
  const { accent = '' } = accentShades('#000000')?.dark ?? {};
  expect(contrast(accent, '#1b181f')).toBeGreaterThanOrEqual(3);
});

test.each(['', 'red', '#fff', '#12345G', '#1234567', 'url(x)', '#46389e;}'])('"%s" is no colour', (typed) => {
  expect(accentShades(typed)).toBeNull();
});
