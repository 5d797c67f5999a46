import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/http/language-of.ts';
import { packedFor } from '../../platform/http/prepared.ts';
import { leavePageHeadersOut, POLICY_OF_FILES } from '../../platform/http/security.ts';
import { sizeOfPrepared } from '../../platform/kept/register-kept.ts';
import { NOT_IN_DOCUMENT } from '../../platform/open-api/open-api.ts';
import { keepAssets } from './keep-assets.ts';
import { type Asked, type MadePage, type PageParts, pageMaker } from './make-page.ts';
import { createPageRenderer } from './page-renderer.ts';
import { visitCookie, visitOf } from './visit-of.ts';
import type { WebBuild } from './web-build.ts';

/** What old links and other servers call the first page. */
const FIRST_PAGE_FILE = /^\/index\.html?(?=\?|$)/i;

// What lies there is data or files: a missing one is an error, not the application.
const NO_PAGE = /^\/(api|media|assets)(\/|$)/;

/** For the preview alone, which whoever asked gets: what is sent to others takes `PUBLIC_URL` or is not sent. */
const originOf = (app: FastifyInstance, request: FastifyRequest): string =>
  app.services.config.publicUrl ?? `${request.protocol}://${request.host}`;

/** Serves pages, each made once for all who come to it within a second (CALL-22). */
function servePages(app: FastifyInstance, parts: PageParts) {
  const make = pageMaker(app, parts);
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
