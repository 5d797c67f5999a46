import type { Language } from '@mercadito/domain/language';
import type { Problem } from './common.ts';

/** The element of a served page that holds its `ServedPage`, as JSON. */
export const SERVED_DATA_ELEMENT = 'boot';

/** The element of a rendered page that lists its scripts, as JSON: they are fetched once it is seen. */
export const SCRIPTS_ELEMENT = 'scripts';

/** What the server knows of a visit when it makes a page, and what the page must therefore start from as well. */
export interface Visit {
  /** The shuffle picked for this visit, so that page two continues page one. */
  readonly randomOrder: number;
  /** When the page was made, ISO 8601 in UTC: until it is live, this is its "now". */
  readonly servedAt: string;
  /** The person asked their browser to save data. */
  readonly savesData: boolean;
}

/** A read that the server made for a page: contract name, flat input, answer. */
export interface ServedCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** A read that the server made for a page and that was not found: asked again it would be answered the same. */
export interface ServedProblem {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly problem: Problem;
}

/** What is put into every served page: the visit, and the answers that its screen begins with. */
export interface ServedPage {
  readonly visit: Visit;
  readonly calls: readonly ServedCall[];
  /** Those of them that are not found, as a business's networks where it names none. */
  readonly problems: readonly ServedProblem[];
  /** Only what stands around the screen is rendered: whose it is, the application knows, and puts it in place of this. */
  readonly isFrame: boolean;
}

/** One page to be rendered, as a visitor sees it. */
export interface PageToRender {
  /** Path and query, `/product/3/12?x=y`. */
  readonly address: string;
  readonly language: Language;
  readonly page: ServedPage;
}

export interface RenderedPage {
  /** Tags for the head: preloads of the pictures that are seen first. */
  readonly head: string;
  /** What stands inside the application's element. */
  readonly body: string;
  /** How many parts were still on their way, and are drawn anew by the browser: a fault. */
  readonly unresolved: number;
}

/** What the web's build for the server exports (`apps/web/src/app/render-page.tsx`). */
export interface PageRendering {
  readonly renderPage: (page: PageToRender) => Promise<RenderedPage>;
}
