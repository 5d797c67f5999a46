import { searchWords } from '../catalog/search-text.ts';
import type { Language } from '../language.ts';

// Nobody writes a longer number; the patterns below are for short texts.
const LONGEST_NUMBER = 40;

const withoutSigns = (cell: string): string =>
  cell.length > LONGEST_NUMBER ? cell : cell.replace(/^\s*(?:MXN|USD|US)?\s*\$?|(?:MXN|USD)?\s*$|\s+/g, '');

/**
 * '$1,234.50' → '1234.50': an amount as people and spreadsheets write it, as the plain digits that a contract takes. A comma
 * before one or two last digits is a decimal one; what can be read in two ways stays as it is, to be refused.
 */
export function plainAmount(cell: string): string {
  const text = withoutSigns(cell);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return text;
}

/** '1,200' → '1200', '10 %' → '10', '5.00' → '5': a whole number in the same way. */
export function plainWhole(cell: string): string {
  const text = withoutSigns(cell).replace(/%$/, '');
  return plainAmount(text).replace(/\.0+$/, '');
}

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
