import { expect, test } from 'vitest';
import { theme } from '../src/app/theme.ts';
import { DARK, LIGHT, red } from '../src/app/tokens.ts';

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

/** Of signs that are no letters (1.4.11). */
const SIGNS = 3;

type Role = keyof typeof LIGHT;
const PAGE = ['--paper', '--surface', '--surface-quiet', '--surface-accent'] as const;

/** What is written or drawn in which role, the grounds it may stand on, and how much it must stand out there. */
const roles: [role: Role, grounds: readonly Role[], least: number][] = [
  ['--text', [...PAGE, '--accent-quiet', '--offer-quiet', '--good-quiet', '--bad-quiet', '--wait-quiet'], 7],
  ['--text-quiet', PAGE, AA],
  ['--accent-text', [...PAGE, '--accent-quiet', '--accent-quiet-hover'], AA],
  ['--on-accent', ['--accent'], AA],
  ['--on-offer', ['--offer'], AA],
  ['--offer-text', [...PAGE, '--offer-quiet'], AA],
  ['--good-text', [...PAGE, '--good-quiet'], AA],
  ['--bad-text', [...PAGE, '--bad-quiet'], AA],
  ['--wait-text', [...PAGE, '--wait-quiet'], AA],
  ['--star', PAGE, SIGNS],
  ['--focus', [...PAGE, '--accent-quiet'], SIGNS],
];

const cases = (
  [
    ['light', LIGHT],
    ['dark', DARK],
  ] as const
).flatMap(([scheme, tokens]) =>
  roles.flatMap(([role, grounds, least]) => grounds.map((ground) => ({ scheme, tokens, role, ground, least }))),
);

test.each(cases)('$role stands out on $ground, $scheme', ({ tokens, role, ground, least }) => {
  expect(contrast(tokens[role], tokens[ground])).toBeGreaterThanOrEqual(least);
});

const shadeOf = (scheme: 'light' | 'dark') => (theme.primaryShade as Record<string, number>)[scheme] ?? 0;

test.each(['light', 'dark'] as const)('what a red button says is readable, %s', (scheme) => {
  expect(contrast(WHITE, theme.colors?.red?.[shadeOf(scheme)] ?? WHITE)).toBeGreaterThanOrEqual(AA);
});

test('there is one red: its letters and its buttons are shades of it', () => {
  expect([LIGHT['--bad-text'], DARK['--bad-text']].every((each) => red.includes(each))).toBe(true);
  expect(theme.colors?.red).toBe(red);
});
