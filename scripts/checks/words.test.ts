import { expect, test } from 'vitest';
import { findGlossaryFaults, withWords } from '../lib/glossary-of-texts.ts';
import { inTree, type Tree } from '../lib/in-tree.ts';
import type { Word } from '../lib/word.ts';
import { findUnusedWords } from './words.ts';

const PHOTO: Word = { thing: 'photo', es: 'Foto', en: 'Photo', notEs: ['im[aá]gen(?:es)?'], notEn: ['pictures?'] };

const check = (tree: Tree, word: Word = PHOTO) => inTree(tree, (folder) => findUnusedWords(folder, [word]));
const catalogue = (texts: object) => JSON.stringify(texts, null, 2);

test('a word that is not used is told with file, line and the one to take', async () => {
  const tree = {
    'apps/web/src/locales/es/cart.json': catalogue({ line: { photo: 'Foto', other: 'Elige una Imagen.' } }),
    'apps/web/src/locales/en/cart.json': catalogue({ line: { photo: 'A picture', other: 'Imagen' } }),
  };
  expect(await check(tree)).toEqual([
    'apps/web/src/locales/es/cart.json:4: "Imagen" is not used of photo, take: Foto',
    'apps/web/src/locales/en/cart.json:3: "picture" is not used of photo, take: Photo',
  ]);
});

test('what only contains it passes, and so does what is filled in', async () => {
  const tree = {
    'apps/web/src/locales/es/cart.json': catalogue({ text: 'Imagina {{imagen}}' }),
    'apps/web/src/locales/en/cart.json': catalogue({ text: 'Picturesque {{picture}}' }),
  };
  expect(await check(tree)).toEqual([]);
});

test('dots and quotation marks are found beside letters', async () => {
  const tree = { 'apps/web/src/locales/es/cart.json': catalogue({ wait: 'Cargando...', said: 'Dice «foto».' }) };
  const word: Word = { thing: 'marks', es: '…, “ ”', en: '…', notEs: [String.raw`\.\.\.`, '[«»]'] };
  expect(await check(tree, word)).toEqual([
    'apps/web/src/locales/es/cart.json:2: "..." is not used of marks, take: …, “ ”',
    'apps/web/src/locales/es/cart.json:3: "«" is not used of marks, take: …, “ ”',
  ]);
});

test('texts in tables of the code are read in the language that they are below', async () => {
  const tree = {
    'packages/domain/src/messages/a.ts': [
      "export const A = { es: { title: 'Tu imagen' }, en: { title: 'imagen' } };",
      'export const b = (n: string) => ({ es: `Imagen de $' + "{n}`, en: '' });",
      "export const c = (language: string) => (language === 'es' ? 'Una imagen' : 'A picture');",
      "export const path = 'imagen';",
    ].join('\n'),
  };
  const faults = await check(tree);
  expect(faults.map((fault) => fault.split(' is')[0])).toEqual([
    'packages/domain/src/messages/a.ts:1: "imagen"',
    'packages/domain/src/messages/a.ts:2: "Imagen"',
    'packages/domain/src/messages/a.ts:3: "imagen"',
    'packages/domain/src/messages/a.ts:3: "picture"',
  ]);
});

test('an exception excuses its texts, and is told once it excuses nothing', async () => {
  const tree = { 'apps/web/src/locales/es/cart.json': catalogue({ drawn: { one: 'Una imagen' } }) };
  const word = { ...PHOTO, except: { 'cart:drawn': 'drawn', 'cart:gone': 'gone' } };
  expect(await check(tree, word)).toEqual(['scripts/lib/words.ts: the exception cart:gone of photo excuses nothing']);
});

test('the glossary has the words of the table between its marks, and is told when it has others', async () => {
  const marks = withWords(
    '# Glossary\n<!-- Written by `npm run fix` from scripts/lib/words.ts. -->\nwhat was before\n<!-- End -->\n',
  );
  expect(marks).toContain('- Photo: _Foto_');
  expect(marks).not.toContain('before');
  expect(await inTree({ 'docs/glossary.md': marks }, findGlossaryFaults)).toEqual([]);
  const faults = await inTree({ 'docs/glossary.md': marks.replace('Foto_', 'Imagen_') }, findGlossaryFaults);
  expect(faults).toEqual(['docs/glossary.md: its words are not those of scripts/lib/words.ts: npm run fix']);
});
