import { expect, test } from 'vitest';
import { keptSearch } from './kept-search.ts';

test.each([
  ['Leche deslactosada', 'leche deslactosada', 'leche deslactosada'],
  ['  Uñas ACRÍLICAS ', 'unas acrilicas', 'uñas acrílicas'],
  ['can\u0303a!', 'cana', 'caña'],
  ['pañales, niño', 'panales nino', 'pañales niño'],
  ['llantas 15', 'llantas 15', 'llantas 15'],
  ['2 x 4', '2 x 4', '2 x 4'],
  ['pan', 'pan', 'pan'],
  ['İsla', 'isla', 'isla'],
  ['z\u0310\u0311a\u0310firo', 'zafiro', 'zafiro'],
])('"%s" is counted by its folded words "%s" and shown as "%s" (SEARCH-12)', (text, query, said) => {
  expect(keptSearch(text)).toEqual({ query, said });
});

test.each([
  ['a number of a house', 'hidalgo 123'],
  ['a telephone', '6361234567'],
  ['a telephone in pairs', 'ana 63 61 23'],
  ['a telephone with signs', 'tel (6)3-6'],
  ['digits of another script', 'ana ٦٣٦'],
  ['digits of full width', 'ana ６３６'],
  ['an address of mail', 'ana@example.org'],
  ['the same with another sign', 'ana＠example'],
  ['an address of a page', 'www.example.org'],
  ['one of its endings', 'example.com'],
  ['two letters', 'ab'],
  ['two letters that are two units each', '𠀀𠀁'],
  ['digits alone', '12'],
  ['nothing', '  ...  '],
  ['a word that nobody types', 'a'.repeat(26)],
  ['a paste', 'una frase que alguien ha pegado de otra parte'],
  ['many words', 'a b c d e f g'],
])('%s is not kept (SEARCH-12)', (_what, text) => {
  expect(keptSearch(text)).toBeNull();
});
