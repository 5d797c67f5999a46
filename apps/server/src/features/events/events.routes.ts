import { STREAM_PAGE_HEADER, streamEvents } from '@mercadito/contracts/events';
import { haveSameRole } from '@mercadito/domain/access/person';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHttpError, notSignedIn, tooMany, unavailable } from '../../platform/problems/errors.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { findViewer } from '../../platform/serve/authorize.ts';
import { routeOptionsOf, viewerOf } from '../../platform/serve/serve.ts';
import type { Services } from '../../platform/serve/services.ts';
import { openEventStream, type StreamReader } from './event-stream.ts';
import { createOpenStreams, type StreamLimits } from './open-streams.ts';

// Without a stream a page still shows what it has read, and reads anew when it is used.
const TRY_AGAIN_AFTER_SECONDS = 30;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies would otherwise gather what has to arrive at once.
  'x-accel-buffering': 'no',
};

/**
 * Whether it is still this person, with these rights and this business: whoever became somebody else has to open a stream anew.
 */
const isSame = (one: Actor, other: Actor | null): boolean =>
  other !== null &&
  one.userId === other.userId &&
  haveSameRole(one.person, other.person) &&
  one.companyId === other.companyId &&
  !other.mustChangePassword;

/** What the page calls itself; a name that is none of ours is none. */
function pageOf({ headers }: FastifyRequest): string | null {
  const page = headers[STREAM_PAGE_HEADER];
  return typeof page === 'string' && /^[0-9a-f]{32}$/.test(page) ? page : null;
}

function readerOf(request: FastifyRequest, actor: Actor, services: Services): StreamReader {
  return {
    subscribe: (onTags, onGap) => services.notices.subscribe(actor, onTags, onGap),
    isStillGood: async () => {
      try {
        return isSame(actor, await findViewer(request, services.findActor, services.now(), false));
      } catch (error) {
        if (isHttpError(error)) return false;
        throw error;
      }
    },
  };
}

/** Serves the stream of each signed-in person; it ends with the client, the token or the application. */
export function registerEvents(app: FastifyInstance, limits: StreamLimits): void {
  const streams = createOpenStreams(limits);
  app.addHook('preClose', async () => streams.closeAll());
  app.metrics.gauge({
    name: 'mercadito_streams',
    help: 'Streams of signed-in people that this process holds open',
    read: () => [{ value: streams.count() }],
  });

  app.route({
    // A page left open, which reconnects by itself, is no sign of life of its person.
    ...routeOptionsOf(app, streamEvents, false),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = viewerOf(request);
      if (!actor) throw notSignedIn();
      const listener = { userId: actor.userId, address: request.ip, page: pageOf(request) };
      const rejection = streams.rejectionOf(listener);
      if (rejection === 'person') throw tooMany(TRY_AGAIN_AFTER_SECONDS);
      if (rejection) throw unavailable({ retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS });
      reply.hijack();
      const { raw } = reply;
      const { socket } = request.raw;
      // Open for hours, and nothing to say for most of them.
      socket.setTimeout(0);
      raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
      const end = () => {
        raw.end();
        // One that nobody reads would otherwise never come to its end.
        socket.setTimeout(app.server.timeout);
      };
      const output = { write: (text: string) => raw.write(text), end };
      const close = openEventStream(output, readerOf(request, actor, app.services));
      streams.add(listener, close);
      raw.on('close', () => {
        streams.remove(close);
        close();
      });
    },
  });
}
