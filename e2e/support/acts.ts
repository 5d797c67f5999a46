import type { Page } from '@playwright/test';

/** What a person has done on a page so far. */
export interface Acts {
  /** Touches of the screen, and Enter in a field. */
  readonly taps: number;
  /** Fields that were filled in or chosen from, pictures among them. */
  readonly fields: number;
}

/** Counts in the tab's storage, which outlives each page of it. */
const COUNT = `(() => {
  const add = (what) => sessionStorage.setItem(what, 1 + Number(sessionStorage.getItem(what)));
  addEventListener('pointerdown', () => add('taps'), true);
  addEventListener('keydown', (event) => event.key === 'Enter' && add('taps'), true);
  addEventListener('change', ({ target }) => /checkbox|radio/.test(target.type) || add('fields'), true);
})()`;

/** From the next page on it is counted what is done in this tab. */
export const countActs = (page: Page): Promise<unknown> => page.addInitScript(COUNT);

/** What has been done since it is counted. */
export const actsOf = (page: Page): Promise<Acts> =>
  page.evaluate<Acts>(`({
    taps: Number(sessionStorage.getItem('taps')),
    fields: Number(sessionStorage.getItem('fields')),
  })`);
