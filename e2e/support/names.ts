import type { Page } from '@playwright/test';

/** What a key can come to. */
const PRESSED =
  /^(button|link|textbox|searchbox|checkbox|radio|switch|combobox|tab|menuitem|option|slider|spinbutton)\b( "(?<name>(?:[^"\\]|\\.)*)")?/;
/** What holds things that are told apart by their names alone. */
const LIST = /^(list|table|rowgroup|radiogroup|listbox|menu|tablist|toolbar|feed)\b/;

interface Line {
  readonly depth: number;
  readonly text: string;
}

const linesOf = (snapshot: string): Line[] =>
  snapshot.split('\n').map((line) => ({
    depth: line.search(/\S/),
    text: line
      .trim()
      .replace(/^- /, '')
      .replace(/^'(.*)':?$/, '$1'),
  }));

/** The address of a link stands in the line below. */
const addressAfter = (lines: readonly Line[], at: number): string => {
  const next = lines[at + 1]?.text ?? '';
  return next.startsWith('/url:') ? next : '';
};

/** What of a list's names stands there twice; two ways to one place are one. */
function doublesIn(lines: readonly Line[], from: number): string[] {
  const depth = lines[from]?.depth ?? 0;
  const seen = new Map<string, string>();
  const doubles: string[] = [];
  for (let at = from + 1; (lines[at]?.depth ?? 0) > depth; at += 1) {
    const [text] = PRESSED.exec(lines[at]?.text ?? '') ?? [];
    if (!text) continue;
    const address = addressAfter(lines, at);
    const known = seen.get(text);
    if (known !== undefined && (known !== address || address === '')) doubles.push(`twice in a list: ${text}`);
    seen.set(text, address);
  }
  return doubles;
}

/** What on a page can be pressed and has no name, or in a list that of another. */
export async function namelessOrDoubled(page: Page): Promise<string[]> {
  const lines = linesOf(await page.locator('body').ariaSnapshot());
  return lines.flatMap(({ text }, at) => {
    const found = PRESSED.exec(text);
    if (found && !found.groups?.name && !/^option/.test(text)) return [`nameless: ${text}`];
    return LIST.test(text) ? doublesIn(lines, at) : [];
  });
}
