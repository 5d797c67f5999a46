import type { ServedPage, Visit } from '@mercadito/contracts/served-page';
import { addressOfPlace, type ScreenAt, screenAt, sourceOf } from '@mercadito/contracts/site/addresses';
import type { FirstRead } from '@mercadito/contracts/site/first-reads';
import { ownReadsOf } from '@mercadito/contracts/site/own-reads';
import { OFFLINE, UNKNOWN } from '@mercadito/contracts/site/site-map';
import type { Language } from '@mercadito/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Prepared, prepare } from '../../platform/http/prepared.ts';
import { MAY_LOCATE } from '../../platform/http/security.ts';
import { hasAdmin } from '../accounts/index.ts';
import { headOf } from './page-head.ts';
import { fillPage, headTags, type PageNotice } from './page-html.ts';
import { pathsOf, readPage } from './page-reads.ts';
import type { PageRenderer } from './page-renderer.ts';
import { DEMO_NOTICE, pageTextsOf, SETUP_NOTICE } from './page-texts.ts';
import { titleOf } from './page-title.ts';
import type { PageFiles, WebBuild } from './web-build.ts';

/**
 * The files of a page that is rendered, and of one of somebody's own, whose answers are on their way; around another frame the
 * application brings what it shows.
 */
function filesIn(language: Language, web: WebBuild, { name, screen }: ScreenAt, own: readonly FirstRead[]): PageFiles {
  const isKnown = screen.served === 'whole' || own.length > 0;
  return web.filesOf(
    isKnown ? sourceOf(name) : null,
    language,
    own.map(({ file }) => file),
  );
}

/** For what only whoever was sent its address may open: neither a preview nor a search engine nor the next site is told it. */
const TOLD_TO_NOBODY = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** What a page is made for, besides its address. */
export interface Asked {
  readonly visit: Visit;
  readonly language: Language;
  readonly origin: string;
}

export interface MadePage {
  readonly page: Prepared;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether others may be given it, who come to the same address. */
  readonly isForAll: boolean;
}

/** What the server makes pages of. */
export interface PageParts {
  readonly web: WebBuild;
  readonly renderer: PageRenderer;
}

const placeOf = (pathname: string): ScreenAt =>
  pathname === OFFLINE.path ? { name: 'unknown', params: {}, screen: OFFLINE } : screenAt(pathname);

/** Answers what a page says above all of the installation. */
function noticesOf({ services: { config, database } }: FastifyInstance) {
  // From the first on there always is one (ROLE-4): the database is asked no more.
  let isSetUp = false;
  return async ({ name }: ScreenAt, language: Language): Promise<PageNotice | null> => {
    if (config.serveDemo) return DEMO_NOTICE[language];
    if (name !== 'home' || isSetUp) return null;
    // A page comes also where the database does not answer.
    const answer = await hasAdmin(database.db).catch(() => null);
    isSetUp = answer === true;
    return answer === false ? SETUP_NOTICE[language] : null;
  };
}

/** Makes the page of an address with its own title, preview, the first data of its screen, and the screen itself. */
export function pageMaker(app: FastifyInstance, { web, renderer }: PageParts) {
  const noticeOn = noticesOf(app);
  // A build does not change while it is served.
  const known = new Map<string, PageFiles>();
  const filesOf = (language: Language, place: ScreenAt, own: readonly FirstRead[]): PageFiles => {
    const key = [language, place.screen.path, ...own.map(({ file }) => file)].join(' ');
    const files = known.get(key) ?? filesIn(language, web, place, own);
    known.set(key, files);
    return files;
  };
  return async (request: FastifyRequest, { visit, language, origin }: Asked): Promise<MadePage> => {
    const [pathname = '', search] = request.url.split('?', 2);
    const place = placeOf(pathname);
    const { screen, name } = place;
    const given = { search: new URLSearchParams(search), randomOrder: visit.randomOrder, language };
    const own = ownReadsOf(name, { params: place.params, search: given.search });
    const { outcome, first, calls, problems, isWhole } = await readPage(app, request, place, given);
    // Under load a page comes with its frame at least, and the application reads again what was refused.
    const isFrame = screen.served === 'frame' || outcome === 'not now';
    const page: ServedPage = { visit, calls, problems, isFrame };
    const { productName, brandName, places, accent } = app.services.config;
    const isPrivate = 'secret' in place.params;
    const told = headOf(name, first, { texts: pageTextsOf(language, productName), language, places, calls });
    const head = { ...told, isPrivate };
    const title = titleOf(place, first, given);
    const url = `${origin}${head.path ?? addressOfPlace(place) ?? pathname}`;
    const rendered = outcome === 'absent' ? null : await renderer.render({ address: request.url, language, page });
    const html = fillPage(web.html, {
      language,
      head: headTags(head, { title, brand: brandName, url, origin }),
      page,
      rendered,
      notice: await noticeOn(place, language),
      isSeenFirst: rendered !== null && !isFrame && !screen.waitsForTheApplication,
      accent,
      ownReads: web.ownReads && own.length > 0 ? { script: web.ownReads, paths: pathsOf(app, own) } : null,
      ...filesOf(language, place, own),
    });
    return {
      page: prepare(html),
      status: outcome === 'absent' || screen === UNKNOWN ? 404 : 200,
      headers: {
        ...(screen.mayLocate ? MAY_LOCATE : {}),
        ...(isPrivate ? TOLD_TO_NOBODY : { 'cache-control': 'no-cache' }),
      },
      isForAll: isWhole && !isPrivate && (rendered !== null || outcome === 'absent'),
    };
  };
}
