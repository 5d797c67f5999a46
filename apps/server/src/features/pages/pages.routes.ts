import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestPathOf } from '@mercadito/contracts/request';
import type { ServedCall, ServedPage, Visit } from '@mercadito/contracts/served-page';
import { pickShuffle } from '@mercadito/domain/catalog/sorting';
import { LANGUAGES, type Language } from '@mercadito/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/language-of.ts';
import { leavePageHeadersOut, POLICY_OF_FILES } from '../../platform/security.ts';
import { fillPage, headTags } from './page-html.ts';
import { type BootRead, LIKELY_NEXT, OTHER_PAGE, PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import { pageTextsOf } from './page-texts.ts';
import type { PageFiles, WebBuild } from './web-build.ts';

// What lies there is data or files: a missing one is an error, not the application.
const NO_PAGE = /^\/(api|media|assets)(\/|$)/;

interface Answer {
  readonly status: number;
  /** Null when it is refused. */
  readonly data: unknown;
}

/** Asks the very call that the screen would ask, as a visitor. */
async function answerOf(app: FastifyInstance, request: FastifyRequest, read: BootRead): Promise<Answer> {
  const url = requestPathOf(read.endpoint as AnyEndpoint, read.input);
  try {
    const response = await app.inject({ method: 'GET', url, remoteAddress: request.ip });
    const status = response.statusCode;
    return { status, data: status === 200 ? response.json() : null };
  } catch {
    // An application that is being closed takes no calls of its own any more.
    return { status: 503, data: null };
  }
}

/** What the answer a page stands on makes of it: one that cannot be had at the moment is not absent. */
type Outcome = 'found' | 'absent' | 'not now';

function outcomeOf(status: number): Outcome {
  if (status === 200) return 'found';
  return status >= 500 || status === 429 ? 'not now' : 'absent';
}

const visitOf = (request: FastifyRequest, now: Date): Visit => ({
  randomOrder: pickShuffle(Math.random()),
  servedAt: now.toISOString(),
  savesData: request.headers['save-data'] === 'on',
});

const originOf = (app: FastifyInstance, request: FastifyRequest): string =>
  app.services.config.publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;

interface KindFiles {
  readonly here: PageFiles;
  /** What the likely next screens need beyond these. */
  readonly likely: readonly string[];
}

function filesIn(language: Language, web: WebBuild, kind: PageKind): KindFiles {
  const here = web.filesOf([kind.screen], kind.texts, language);
  const next = web.filesOf(LIKELY_NEXT.screens, LIKELY_NEXT.texts, language);
  const known = new Set([...here.scripts, ...here.styles]);
  return { here, likely: [...next.styles, ...next.scripts].filter((file) => !known.has(file)) };
}

/** What the server makes pages of. */
interface PageParts {
  readonly web: WebBuild;
  readonly renderer: PageRenderer;
}

/** What a page begins with, from the calls that its screen would make. */
async function readPage(app: FastifyInstance, request: FastifyRequest, kind: PageKind) {
  const visit = visitOf(request, app.services.now());
  const reads = kind.reads(request.params as Record<string, string>, visit.randomOrder);
  const answers = await Promise.all(reads.map((read) => answerOf(app, request, read)));
  const calls = reads.flatMap(({ endpoint, input }, at): ServedCall[] => {
    const data = answers[at]?.data ?? null;
    return data === null ? [] : [{ name: endpoint.name, input, data }];
  });
  return { visit, calls, answers: answers.map(({ data }) => data), outcome: outcomeOf(answers[0]?.status ?? 200) };
}

/** Serves one page with its own title, preview, the first data of its screen, and the screen itself. */
function servePage(app: FastifyInstance, { web, renderer }: PageParts, kind: PageKind) {
  const { config } = app.services;
  // A build does not change while it is served.
  const files = Object.fromEntries(LANGUAGES.map((each) => [each, filesIn(each, web, kind)])) as Record<
    Language,
    KindFiles
  >;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { visit, calls, answers, outcome } = await readPage(app, request, kind);
    const language = languageOf(request.headers);
    const { here, likely } = files[language];
    // In a crowd a page comes with its frame at least, and the application reads again what was refused.
    const isFrame = kind === OTHER_PAGE || outcome === 'not now';
    const page: ServedPage = { visit, calls, likely: visit.savesData ? [] : likely, isFrame };
    const head = (outcome === 'found' ? kind : OTHER_PAGE).head(answers, pageTextsOf(language, config.productName));
    const origin = originOf(app, request);
    const url = `${origin}${head.path ?? request.url.split('?')[0]}`;
    reply
      .code(outcome === 'absent' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie, save-data');
    const rendered = outcome === 'absent' ? null : await renderer.render({ address: request.url, language, page });
    return fillPage(web.html, {
      language,
      head: headTags(head, { brand: config.brandName, url, origin }),
      page,
      rendered,
      isSeenFirst: rendered !== null && !isFrame && !kind.waitsForTheApplication,
      ...here,
    });
  };
}

const LONG = 'public, max-age=31536000, immutable';

/** Serves the built files, those with their content's name for ever. */
async function serveFiles(app: FastifyInstance, { directory }: WebBuild): Promise<void> {
  const options = {
    root: directory,
    decorateReply: false,
    index: false as const,
    preCompressed: true,
    cacheControl: false,
  };
  await app.register(async (assets) => {
    assets.addHook('onSend', leavePageHeadersOut);
    await assets.register(fastifyStatic, {
      ...options,
      root: join(directory, 'assets'),
      prefix: '/assets/',
      setHeaders: (reply) => reply.header('content-security-policy', POLICY_OF_FILES).header('cache-control', LONG),
    });
  });
  await app.register(fastifyStatic, {
    ...options,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
}

/**
 * Serves the web application: its files for ever, its pages with their first data (issue: "Served pages").
 * @param web null where it has not been built
 */
export async function registerPages(app: FastifyInstance, web: WebBuild | null): Promise<void> {
  if (!web) return;
  const renderer = createPageRenderer(web.rendering, app.log);
  app.addHook('onClose', () => renderer.close());
  const parts: PageParts = { web, renderer };
  const hidden = { schema: { hide: true } as object };
  for (const [url, kind] of Object.entries(PAGE_KINDS)) app.get(url, hidden, servePage(app, parts, kind));
  await app.register(serveFiles, web);
  const otherPage = servePage(app, parts, OTHER_PAGE);
  app.get('/*', hidden, (request, reply) =>
    NO_PAGE.test(request.url) ? reply.callNotFound() : otherPage(request, reply),
  );
}
