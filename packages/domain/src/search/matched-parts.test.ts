import { describe, expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (name: string, search: string) =>
  matchedParts(name, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('what of a name was searched for (SEARCH-10)', () => {
  test.each([
    ['Pan dulce', 'pan', '[Pan] dulce'],
    ['Pan dulce', 'dul', 'Pan [dul]ce'],
    ['Camión de piñata', 'camion pin', '[Camión] de [piñ]ata'],
    ['Tortillas de maíz', 'tortiya', '[Tortillas] de maíz'],
    ['Tortilla de maíz', 'tortiya', '[Tortilla] de maíz'],
    ['Leche', 'milk', 'Leche'],
    ['Coca-Cola 600 ml', 'coca 600', '[Coca]-Cola [600] ml'],
    ['', 'pan', ''],
    ['Pan', '', 'Pan'],
  ])('%s, searched by %s: %s', (name, search, expected) => {
    expect(marked(name, search)).toBe(expected);
  });
});
