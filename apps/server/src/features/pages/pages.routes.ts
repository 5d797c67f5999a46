import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ServedPage, Visit } from '@mercadito/contracts/served-page';
import { addressOfPlace, type ScreenAt, screenAt, sourceOf } from '@mercadito/contracts/site/addresses';
import type { FirstRead } from '@mercadito/contracts/site/first-reads';
import { ownReadsOf } from '@mercadito/contracts/site/own-reads';
import { OFFLINE, UNKNOWN } from '@mercadito/contracts/site/site-map';
import type { Language } from '@mercadito/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { type Prepared, packedFor, prepare } from '../../platform/http/prepared.ts';
import { leavePageHeadersOut, MAY_LOCATE, POLICY_OF_FILES } from '../../platform/http/security.ts';
import { sizeOfPrepared } from '../../platform/kept/register-kept.ts';
import { NOT_IN_DOCUMENT } from '../../platform/open-api/open-api.ts';
import { keepAssets } from './keep-assets.ts';
import { headOf } from './page-head.ts';
import { fillPage, headTags } from './page-html.ts';
import { pathsOf, readPage } from './page-reads.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import { DEMO_NOTICE, pageTextsOf } from './page-texts.ts';
import { titleOf } from './page-title.ts';
import { visitCookie, visitOf } from './visit-of.ts';
import type { PageFiles, WebBuild } from './web-build.ts';

/** What old links and other servers call the first page. */
const FIRST_PAGE_FILE = /^\/index\.html?(?=\?|$)/i;

// What lies there is data or files: a missing one is an error, not the application.
const NO_PAGE = /^\/(api|media|assets)(\/|$)/;

/** For the preview alone, which whoever asked gets: what is sent to others takes `PUBLIC_URL` or is not sent. */
const originOf = (app: FastifyInstance, request: FastifyRequest): string =>
  app.services.config.publicUrl ?? `${request.protocol}://${request.host}`;

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
interface Asked {
  readonly visit: Visit;
  readonly language: Language;
  readonly origin: string;
}

interface MadePage {
  readonly page: Prepared;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether others may be given it, who come to the same address. */
  readonly isForAll: boolean;
}

/** Of brotli: a page is made anew each second at most. */
const QUALITY = 4;

/** What the server makes pages of. */
interface PageParts {
  readonly web: WebBuild;
  readonly renderer: PageRenderer;
}

const placeOf = (pathname: string): ScreenAt =>
  pathname === OFFLINE.path ? { name: 'unknown', params: {}, screen: OFFLINE } : screenAt(pathname);

/** Serves the page of an address with its own title, preview, the first data of its screen, and the screen itself. */
function servePages(app: FastifyInstance, { web, renderer }: PageParts) {
  const { config } = app.services;
  // A build does not change while it is served.
  const known = new Map<string, PageFiles>();
  const filesOf = (language: Language, place: ScreenAt, own: readonly FirstRead[]): PageFiles => {
    const key = [language, place.screen.path, ...own.map(({ file }) => file)].join(' ');
    const files = known.get(key) ?? filesIn(language, web, place, own);
    known.set(key, files);
    return files;
  };
  const make = async (request: FastifyRequest, { visit, language, origin }: Asked): Promise<MadePage> => {
    const [pathname = '', search] = request.url.split('?', 2);
    const place = placeOf(pathname);
    const { screen, name } = place;
    const given = { search: new URLSearchParams(search), randomOrder: visit.randomOrder, language };
    const own = ownReadsOf(name, { params: place.params, search: given.search });
    const { outcome, first, calls, problems } = await readPage(app, request, place, given);
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
      notice: config.serveDemo ? DEMO_NOTICE[language] : '',
      isSeenFirst: rendered !== null && !isFrame && !screen.waitsForTheApplication,
      accent,
      ownReads: web.ownReads && own.length > 0 ? { script: web.ownReads, paths: pathsOf(app, own) } : null,
      ...filesOf(language, place, own),
    });
    return {
      page: prepare(html, QUALITY),
      status: outcome === 'absent' || screen === UNKNOWN ? 404 : 200,
      headers: {
        ...(screen.mayLocate ? MAY_LOCATE : {}),
        ...(isPrivate ? TOLD_TO_NOBODY : { 'cache-control': 'no-cache' }),
      },
      isForAll: outcome !== 'not now' && !isPrivate,
    };
  };
  const kept = app.keepForVisitors<MadePage>({
    sizeOf: ({ page }) => sizeOfPrepared(page),
    isGood: ({ isForAll }) => isForAll,
  });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(request, app.services.now());
    const asked: Asked = { visit, language: languageOf(request.headers), origin: originOf(app, request) };
    // Whose page it is changes nothing in it but these, and one of five shuffles.
    const key = [request.url, asked.language, asked.origin, visit.randomOrder, visit.savesData].join(' ');
    const { page, status, headers } = await kept.get(key, () => make(request, asked));
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers(headers)
      .header('set-cookie', visitCookie(visit))
      .header('vary', 'accept-encoding, accept-language, cookie, save-data');
    return reply.send(await packedFor(page, request, reply));
  };
}

/** What installs the site, with the town's own colour (TOWN-5). */
const MANIFEST = 'manifest.webmanifest';

function serveManifest(app: FastifyInstance, { directory }: WebBuild): void {
  const file = join(directory, MANIFEST);
  if (!existsSync(file)) return;
  const built: object = JSON.parse(readFileSync(file, 'utf8'));
  app.get(`/${MANIFEST}`, { schema: NOT_IN_DOCUMENT }, (_request, reply) => {
    const { accent } = app.services.config;
    reply.type('application/manifest+json').header('cache-control', 'no-cache');
    return JSON.stringify({ ...built, ...(accent && { theme_color: accent }) });
  });
}

const LONG = 'public, max-age=31536000, immutable';

/** Where the files of the last versions are kept; a disk that takes none holds up no start. */
async function keepFilesOf(app: FastifyInstance, { directory }: WebBuild): Promise<string> {
  const kept = join(app.services.config.dataDir, 'assets');
  await keepAssets(join(directory, 'assets'), kept).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the files of this version are not kept for pages that are served by others');
  });
  return kept;
}

/** Serves the built files, those with their content's name for ever, and such of the versions before. */
async function serveFiles(app: FastifyInstance, web: WebBuild): Promise<void> {
  const { directory } = web;
  const kept = await keepFilesOf(app, web);
  const options = {
    root: directory,
    decorateReply: false,
    index: false as const,
    preCompressed: true,
    cacheControl: false,
  };
  const count = async (request: FastifyRequest): Promise<void> => app.limits.countServed('file', request);
  await app.register(async (assets) => {
    assets.addHook('onRequest', count);
    assets.addHook('onSend', leavePageHeadersOut);
    await assets.register(fastifyStatic, {
      ...options,
      root: [join(directory, 'assets'), kept],
      prefix: '/assets/',
      setHeaders: (reply) => reply.header('content-security-policy', POLICY_OF_FILES).header('cache-control', LONG),
    });
  });
  await app.register(async (files) => {
    files.addHook('onRequest', count);
    await files.register(fastifyStatic, {
      ...options,
      prefix: '/',
      wildcard: false,
      // The built page alone, without what the server puts into it, is nobody's.
      globIgnore: ['assets/**', 'index.html*', `${MANIFEST}*`],
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
  });
}

/**
 * Serves the web application: its files for ever, its pages with their first data.
 * @param web null where it has not been built
 */
export async function registerPages(app: FastifyInstance, web: WebBuild | null): Promise<void> {
  if (!web) return;
  const renderer = createPageRenderer(web.rendering, app.log);
  app.addHook('onClose', () => renderer.close());
  serveManifest(app, web);
  await app.register(serveFiles, web);
  const servePage = servePages(app, { web, renderer });
  const count = async (request: FastifyRequest): Promise<void> => app.limits.countServed('page', request);
  app.get('/*', { schema: NOT_IN_DOCUMENT, onRequest: count }, (request, reply) => {
    if (NO_PAGE.test(request.url)) return reply.callNotFound();
    if (FIRST_PAGE_FILE.test(request.url)) return reply.redirect(request.url.replace(FIRST_PAGE_FILE, '/'), 301);
    return servePage(request, reply);
  });
}
