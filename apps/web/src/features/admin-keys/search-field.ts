import { pageShown } from './page-shown.ts';

/** Where something is looked for; else where a list is narrowed, first by what is typed. */
const FIELDS = [
  'input[type="search"]',
  ':is(search, [role="search"]) input',
  ':is(search, [role="search"]) select',
] as const;

/** The field of the page that `/` leads to (FRAME-14); null where it has none. */
export function findSearchField(): HTMLElement | null {
  for (const selector of FIELDS) {
    const field = pageShown().querySelector<HTMLElement>(selector);
    if (field) return field;
  }
  return null;
}
