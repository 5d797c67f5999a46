import { expect, test } from 'vitest';
import { accentStyle } from './accent-style.ts';

test('a town with a colour of its own has it in the page, by day and by night (TOWN-5)', () => {
  const style = accentStyle('#0b6e4f');
  expect(style).toMatch(/^<style>:root:root\[data-mantine-color-scheme="light"\]\{--accent:#0b6e4f;/);
  expect(style).toContain('[data-mantine-color-scheme="dark"]{--accent:#');
});

test.each(['', 'red', '#0b6e4f}</style><script>'])('what is no colour paints nothing: "%s"', (typed) => {
  expect(accentStyle(typed)).toBe('');
});
