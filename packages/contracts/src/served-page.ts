import * as z from 'zod';
import { instant } from './common.ts';

/** The cookie that remembers the language chosen on this device: `en` or `es`. It is no private matter. */
export const LANGUAGE_COOKIE = 'language';

/** What the server knows of a visit when it makes a page, and what the page must therefore start from as well. */
export const visit = z.object({
  /** The shuffle picked for this visit, so that page two continues page one. */
  randomOrder: z.int(),
  /** When the page was made: until it is live, this is its "now". */
  servedAt: instant,
  /** The person asked their browser to save data. */
  savesData: z.boolean(),
});

/** What is put into every served page (issue: "Served pages"): the visit, and the answers that its screen begins with. */
export const servedPage = z.object({
  visit,
  /** The reads that the server made for this page: contract name, flat input, answer. */
  calls: z.array(z.object({ name: z.string(), input: z.record(z.string(), z.unknown()), data: z.unknown() })),
  /** Files of the screens that people go to from here, to be fetched when nothing else is to do; none to save data. */
  likely: z.array(z.string()),
});

export type Visit = z.output<typeof visit>;
export type ServedPage = z.output<typeof servedPage>;

/** One page to be rendered, as a visitor sees it. */
export interface PageToRender {
  /** Path and query, `/product/3/12?x=y`. */
  readonly address: string;
  readonly language: 'en' | 'es';
  readonly page: ServedPage;
}

export interface RenderedPage {
  /** Tags for the head: preloads of the pictures that are seen first. */
  readonly head: string;
  /** What stands inside the application's element. */
  readonly body: string;
}

/** What the web's build for the server exports (`apps/web/src/app/render-page.tsx`). */
export interface PageRendering {
  readonly renderPage: (page: PageToRender) => RenderedPage;
}
