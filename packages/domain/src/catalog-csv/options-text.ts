import { plainAmount } from '../money/typed-number.ts';

/** An attribute of a group; `price` in plain digits: '15', '0.5'. */
interface WrittenAttribute {
  readonly name: string;
  readonly price: string;
}

/** A group of options as it stands in a cell. */
export interface WrittenOption {
  readonly title: string;
  readonly is_required: boolean;
  readonly attributes: readonly WrittenAttribute[];
}

const SIGNS = /[\\;:*=|]/g;

const escaped = (text: string): string => text.replace(SIGNS, String.raw`\$&`);
const unescaped = (text: string): string => text.replace(/\\(.)/gsu, '$1').trim();

const attributeText = ({ name, price }: WrittenAttribute): string => `${escaped(name)}=${price}`;

function optionText({ title, is_required, attributes }: WrittenOption): string {
  const head = `${escaped(title)}${is_required ? '*' : ''}:`;
  return attributes.length === 0 ? head : `${head} ${attributes.map(attributeText).join(' | ')}`;
}

/** `Size*: Small=0 | Large=15; Extras: Cheese=10`: a star where a choice is needed; a sign of these within a name gets a `\` (CSV-3). */
export const printOptions = (options: readonly WrittenOption[]): string => options.map(optionText).join('; ');

/** The pieces of a text between the places of a sign that has no `\` before it. */
function split(text: string, sign: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === sign) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...pieces, text.slice(from)];
}

const has = (text: string, sign: string): boolean => split(text, sign).length > 1;

function parseAttribute(text: string): WrittenAttribute | null {
  const [name = '', price, ...more] = split(text, '=');
  if (more.length > 0 || has(name, ':') || has(name, '*') || unescaped(name) === '') return null;
  const plain = price === undefined || price.trim() === '' ? '0' : plainAmount(price);
  return plain === null ? null : { name: unescaped(name), price: plain };
}

function parseHead(text: string): Pick<WrittenOption, 'title' | 'is_required'> | null {
  const [title = '', afterStar, ...more] = split(text, '*');
  const isWrong = more.length > 0 || (afterStar ?? '').trim() !== '' || has(title, '=') || has(title, '|');
  return isWrong || unescaped(title) === '' ? null : { title: unescaped(title), is_required: afterStar !== undefined };
}

function parseOption(text: string): WrittenOption | null {
  const [head = '', tail, ...more] = split(text, ':');
  const title = parseHead(head);
  if (!title || tail === undefined || more.length > 0) return null;
  const attributes = tail.trim() === '' ? [] : split(tail, '|').map(parseAttribute);
  return attributes.every((each) => each !== null) ? { ...title, attributes } : null;
}

/** What `printOptions` writes, as a person may have changed it; null when it cannot be read without doubt. */
export function parseOptions(text: string): readonly WrittenOption[] | null {
  const pieces = split(text, ';').filter((piece) => piece.trim() !== '');
  const options = pieces.map(parseOption);
  return options.every((each) => each !== null) ? options : null;
}
