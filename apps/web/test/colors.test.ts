import { expect, test } from 'vitest';
import { dark, gray, red, theme } from '../src/app/theme.ts';
import { cssVariables } from '../src/app/tokens.ts';

/** WCAG 2.2, 1.4.3: of letters of any size. */
const AA = 4.5;
const WHITE = '#ffffff';

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dim + 0.05);
}

const tokens = cssVariables(theme as never);
const shadeOf = (scheme: 'light' | 'dark') => (theme.primaryShade as Record<string, number>)[scheme] ?? 0;

test.each(['light', 'dark'] as const)('what a red button says is readable, %s', (scheme) => {
  expect(contrast(WHITE, theme.colors?.red?.[shadeOf(scheme)] ?? WHITE)).toBeGreaterThanOrEqual(AA);
});

test.each([
  ['light', [gray[0], WHITE]],
  ['dark', [dark[7], dark[6]]],
] as const)('red letters are readable on every surface, %s', (scheme, surfaces) => {
  const letters = tokens[scheme]['--bad-text'] ?? '';
  for (const surface of [...surfaces, tokens[scheme]['--surface'] ?? '', tokens[scheme]['--bad-quiet'] ?? ''])
    expect(contrast(letters, surface), surface).toBeGreaterThanOrEqual(AA);
});

test('there is one red: its letters and its buttons are shades of it', () => {
  expect([tokens.light['--bad-text'], tokens.dark['--bad-text']].every((each) => red.includes(each ?? ''))).toBe(true);
  expect(theme.colors?.red).toBe(red);
});
