import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import type { Word } from './word.ts';
import { WORDS } from './words.ts';

const GLOSSARY = 'docs/glossary.md';
const BEGIN = '<!-- Written by `npm run fix` from scripts/lib/words.ts. -->';
const END = '<!-- End -->';
const SECTION = new RegExp(`${BEGIN}[^]*${END}`);

const entry = ({ es, en }: Word): string => `- ${en}: _${es}_`;

/** The glossary with its section on texts as the table of words has it. */
export function withWords(glossary: string, words: readonly Word[] = WORDS): string {
  return glossary.replace(SECTION, () =>
    [BEGIN, '', ...words.filter(({ isStyle }) => !isStyle).map(entry), '', END].join('\n'),
  );
}

/** Writes that section. */
export function writeGlossary(folder = root): void {
  const path = join(folder, GLOSSARY);
  if (existsSync(path)) writeFileSync(path, withWords(readFileSync(path, 'utf8')));
}

/** What is wrong with it. */
export async function findGlossaryFaults(folder = root): Promise<string[]> {
  const path = join(folder, GLOSSARY);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  if (!SECTION.test(text)) return [`${GLOSSARY}: the section of texts, between its two marks, is not there`];
  return withWords(text) === text ? [] : [`${GLOSSARY}: its words are not those of scripts/lib/words.ts: npm run fix`];
}
