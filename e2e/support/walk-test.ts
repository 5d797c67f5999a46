import { LANGUAGES, type Language } from '@mercadito/domain/language';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { type Say, textOf, textsIn } from './texts.ts';
import { beginWalk, type Walk } from './walk.ts';

interface Walked {
  readonly walk: Walk;
  readonly page: Page;
  readonly main: Locator;
  readonly say: Say;
  /** A text as it is written. */
  readonly word: (key: string) => string;
  /** Part of the names of whom this walk alone knows. */
  readonly own: string;
  readonly request: APIRequestContext;
}

/**
 * Walks by keys alone in each language, and compares what is heard with the text in `heard/`; `--update-snapshots` records that anew.
 * @param ignored what is told of others, who are about meanwhile
 */
export function testWalk(
  who: string,
  way: string,
  go: (walked: Walked) => Promise<void>,
  ignored?: (say: Say) => RegExp,
): void {
  // A new customer has no address yet, and the call says so by its status (CALL-4).
  test.use({ expectedErrors: /404 .*adress-user/ });
  const walkIn = (language: Language) =>
    test(`what ${way}, in ${language} (LOOK-44, LOOK-45)`, async ({ page, context, request, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const say = textsIn(language);
      const own = Math.random().toString(36).slice(2, 10);
      const walk = await beginWalk(page, ignored?.(say));
      const word = (key: string) => textOf(language, key);
      walk.hide(own, 'own');
      await go({ walk, page, main: page.getByRole('main'), say, word, own, request });
      expect(walk.end()).toMatchSnapshot([`${who}.${language}.txt`]);
    });
  for (const language of LANGUAGES) walkIn(language);
}
