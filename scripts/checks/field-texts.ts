import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFieldTexts } from '../lib/field-texts.ts';
import { root } from '../lib/root.ts';

/** Of what nobody types: other clients read them, and a screen falls back to a sentence of its own. */
export const FOR_CLIENTS: readonly string[] = [
  'At least # character',
  'At least # entries',
  'At least # entry',
  'At most # character',
  'At most # entries',
  'At most # entry',
  'Is nested too deeply',
  'Is no link of ours',
  'Is no range',
  'Is not a cursor of this list',
  'Is not a file of this call',
  'Is not an order number',
  'Is not taken together with another field',
  'Is not taken together with ids',
  'Is not taken together with restore',
  'Is not the address of a known push service',
  'Is not the key of a device',
  'Must be #',
  'Must be # bytes as base64url',
  'Must be # to # characters',
  'Must be a positive whole number',
  'Must be a time such as #-31T12',
  'Must be all further pictures of the product',
  'Must be an instant such as #-31T23',
  'Must be base64url',
  'Must be there, or another field to change',
  'Must be true or false',
  'Must name each line once',
  'Names a product twice',
  'Nothing is taken where nothing is delivered',
  'Say which one',
  'The request cannot be read',
];

/** What only a program sends: text where a number is meant, and the like. */
export const OF_ANOTHER_KIND = /^Must be (?:an object|a list|text|true or false|of another kind)$/;

const CATALOGUE = 'apps/web/src/locales/es/fieldProblems.json';

/** What the server says of a field, and nobody reads in Spanish. */
export async function findUntoldFields(folder = root): Promise<string[]> {
  const path = join(folder, CATALOGUE);
  if (!existsSync(path)) return [];
  const fields = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const said = findFieldTexts(folder);
  const untold = [...said]
    .filter(([key]) => !Object.hasOwn(fields, key) && !FOR_CLIENTS.includes(key))
    .map(([key, place]) => `${place}: "${key}" has no text in ${CATALOGUE}, nor is it for clients alone`);
  const idle = FOR_CLIENTS.filter((key) => !said.has(key)).map((key) => `nothing says "${key}" any more`);
  return folder === root ? [...untold, ...idle] : untold;
}
