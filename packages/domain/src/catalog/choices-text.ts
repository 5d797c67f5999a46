import { MAX_ARRAY_LENGTH, MAX_LENGTH } from '../input-limits.ts';
import { toCents } from '../money/minor-units.ts';
import { MAX_PRICE_CENTS } from '../money/price-text.ts';
import { plainAmount } from '../money/typed-number.ts';

/** A choice as it is written among others; `price` in plain digits: '5', '0.5'. */
export interface WrittenChoice {
  readonly name: string;
  readonly price: string;
}

/** What is wrong with a text of choices: the first piece that cannot be read without doubt, and why. */
interface ChoicesProblem {
  readonly code: 'amount' | 'unnamed' | 'long' | 'twice' | 'many';
  readonly piece: string;
}

interface ReadChoices {
  readonly choices: readonly WrittenChoice[];
  readonly problem: ChoicesProblem | null;
}

/** Longer than any group that fits; the pattern below is for short texts. */
export const LONGEST_CHOICES = 2_000;

/** A comma between two digits of an amount behind a plus sign parts nothing: `+1,500`. */
const PIECE = /(?:\+\s*\$?\s*\d+(?:[.,]\d+)*|[^,;\n])+/g;

/** What stands behind the last plus sign, where that begins with an amount: `Extra queso + tocino` is a name. */
const PRICED = /^(.*?)\s*\+\s*(?=[$\d])([^+]*)$/s;

/** Of an amount without a plus nobody knows whether it is the whole price, a choice never costs less, and has one price. */
const AMOUNT_IN_NAME = /[$+]\s*\d|\s[-−]\s*\d/;

function readOne(piece: string): WrittenChoice | ChoicesProblem {
  const [, named = piece, amount] = PRICED.exec(piece) ?? [];
  const name = named.trim();
  const price = amount === undefined ? '0' : plainAmount(amount);
  const isWrong = price === null || AMOUNT_IN_NAME.test(name) || (toCents(Number(price)) ?? Infinity) > MAX_PRICE_CENTS;
  if (isWrong) return { code: 'amount', piece };
  if (name === '') return { code: 'unnamed', piece };
  return name.length > MAX_LENGTH.attributeName ? { code: 'long', piece } : { name, price };
}

const sameName = ({ name }: WrittenChoice): string => name.toLocaleLowerCase();

/**
 * `Chico, Mediano +5, Grande +$10` → three choices with what each costs more (OPTION-10). They are parted by commas, semicolons or
 * lines; what cannot be read without doubt is a problem, and then there are no choices.
 */
export function readChoices(text: string): ReadChoices {
  const pieces = text
    .slice(0, LONGEST_CHOICES)
    .match(PIECE)
    ?.map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const choices: WrittenChoice[] = [];
  for (const piece of pieces ?? []) {
    const read = readOne(piece);
    if ('code' in read) return { choices: [], problem: read };
    if (choices.some((other) => sameName(other) === sameName(read))) {
      return { choices: [], problem: { code: 'twice', piece } };
    }
    choices.push(read);
  }
  if (choices.length <= MAX_ARRAY_LENGTH) return { choices, problem: null };
  return { choices: [], problem: { code: 'many', piece: choices[MAX_ARRAY_LENGTH]?.name ?? '' } };
}
