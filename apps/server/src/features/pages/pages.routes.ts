import { randomInt } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestPathOf } from '@mercadito/contracts/request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bootElement, fillPage, headTags } from './page-html.ts';
import { type BootRead, OTHER_PAGE, PAGE_KINDS, type PageKind } from './page-kinds.ts';
import { languageOf, pageTextsOf } from './page-texts.ts';
import { readWebBuild, type WebBuild } from './web-build.ts';

const SHUFFLES = 5;
// What lies there is data or files: a missing one is an error, not the application.
const NO_PAGE = /^\/(api|media|assets)(\/|$)/;

/** Asks the very call that the screen would ask, as a visitor; null when it is refused. */
async function answerOf(
  app: FastifyInstance,
  request: FastifyRequest,
  { endpoint, input }: BootRead,
): Promise<unknown> {
  const url = requestPathOf(endpoint as AnyEndpoint, input);
  const response = await app.inject({ method: 'GET', url, remoteAddress: request.ip });
  return response.statusCode === 200 ? response.json() : null;
}

const originOf = (app: FastifyInstance, request: FastifyRequest): string =>
  app.services.config.publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;

/** Serves one page with its own title, preview and the first data of its screen. */
function servePage(app: FastifyInstance, web: WebBuild, kind: PageKind) {
  const { config } = app.services;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const randomOrder = randomInt(1, SHUFFLES + 1);
    const reads = kind.reads(request.params as Record<string, string>, randomOrder);
    const answers = await Promise.all(reads.map((read) => answerOf(app, request, read)));
    const found = answers[0] !== null;
    const calls = reads.flatMap(({ endpoint, input }, at) =>
      answers[at] === null ? [] : [{ name: endpoint.name, input, data: answers[at] }],
    );
    const language = languageOf(request.headers['accept-language']);
    const head = (found ? kind : OTHER_PAGE).head(answers, pageTextsOf(language, config.productName));
    const origin = originOf(app, request);
    reply
      .code(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache');
    reply.header('vary', 'accept-language');
    return fillPage(web.html, {
      language,
      head: headTags(head, {
        brand: config.brandName,
        url: `${origin}${head.path ?? request.url.split('?')[0]}`,
        origin,
      }),
      boot: bootElement({ calls, randomOrder }),
      ...web.filesOf(kind.screen, language),
    });
  };
}

/** Serves the web application: its files for ever, its pages with their first data (issue: "Served pages"). */
export async function registerPages(app: FastifyInstance): Promise<void> {
  const web = readWebBuild();
  if (!web) return;
  const hidden = { schema: { hide: true } as object };
  for (const [url, kind] of Object.entries(PAGE_KINDS)) app.get(url, hidden, servePage(app, web, kind));
  await app.register(fastifyStatic, {
    root: web.directory,
    prefix: '/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const otherPage = servePage(app, web, OTHER_PAGE);
  app.get('/*', hidden, (request, reply) =>
    NO_PAGE.test(request.url) ? reply.callNotFound() : otherPage(request, reply),
  );
}
