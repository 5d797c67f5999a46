import hours from '../../apps/web/src/locales/en/ownerHours.json' with { type: 'json' };
import fields from '../../apps/web/src/locales/es/fieldProblems.json' with { type: 'json' };
import problems from '../../apps/web/src/locales/es/problems.json' with { type: 'json' };
import type { Problem } from '../../packages/contracts/src/common.ts';
import { fieldTextKey } from '../../packages/contracts/src/field-text.ts';
import { FOR_CLIENTS, OF_ANOTHER_KIND } from '../checks/field-texts.ts';

const codes: Readonly<Record<string, string>> = problems.codes;

/** What the screen of opening hours says itself, before it sends, by the same rule: in English to the letter. */
const ofHours: readonly string[] = Object.values(hours.refusals);

const isTold = (key: string): boolean =>
  Object.hasOwn(fields, key) || FOR_CLIENTS.includes(key) || ofHours.includes(key);

/** What a text has braces for, and nobody tells. */
const gapsOf = (text: string, facts: Problem['facts']): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).filter((name) => facts?.[name] === undefined);

/** What of a refusal somebody who reads Spanish alone would not be told in it (LOOK-6); null where all is. */
export function untoldInSpanish({ code, facts, errors }: Problem): string | null {
  const text = codes[code] ?? codes[`${code}_other`];
  if (text === undefined) return `nothing in Spanish for the code ${code}`;
  const gap = gapsOf(text, facts)[0];
  if (gap !== undefined) return `nothing fills {{${gap}}} of ${code}`;
  const untold = Object.values(errors ?? {})
    .flat()
    .filter((words) => code === 'invalid_input' && !OF_ANOTHER_KIND.test(words))
    .map(fieldTextKey)
    .find((key) => !isTold(key));
  return untold === undefined ? null : `nothing in Spanish for the words "${untold}"`;
}
