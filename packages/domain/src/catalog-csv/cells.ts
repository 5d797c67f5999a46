import { searchWords } from '../catalog/search-text.ts';
import type { Language } from '../language.ts';

const YES = new Set(['si', 's', 'yes', 'y', 'true', 'verdadero', '1', 'x']);
const NO = new Set(['no', 'n', 'false', 'falso', '0']);

/** 'Sí' → 'true': a yes or no in either language, as the word that a contract takes; any other word as it is. */
export function plainFlag(cell: string): string {
  const word = searchWords(cell).join(' ');
  if (YES.has(word)) return 'true';
  return NO.has(word) ? 'false' : cell;
}

const WORDS: Record<Language, readonly [yes: string, no: string]> = { es: ['Sí', 'No'], en: ['Yes', 'No'] };

/** A yes or no as it is written into a cell. */
export const flagCell = (value: boolean, language: Language): string => WORDS[language][value ? 0 : 1];
