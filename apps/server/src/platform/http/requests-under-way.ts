import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How an application takes its leave. */
export interface LeaveTimes {
  /**
   * How long a connection that looks idle is kept: whoever has just been answered may have the next request on its way, and
   * would lose it. It is answered, and told that the connection ends.
   */
  readonly partingMs: number;
  /** When whoever has not finished by then is cut off. */
  readonly finishWithinMs: number;
}

const LOOK_EVERY_MS = 20;
// A few turns, unless the machine has no time for this process.
const ACCEPT_WITHIN_MS = 3_000;

/** Stops accepting and leaves the connections there are: the close of an HTTP server itself cuts those that look idle. */
const stopListening = (server: HttpServer): void => void Server.prototype.close.call(server);

/**
 * Takes in who has reached the door already, one a turn of the loop, and closes it: the system resets whoever stands there
 * then. To be called before the application is closed, which sends its visitors to the door again.
 */
export async function stopAccepting(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  let hasCome = true;
  const come = () => {
    hasCome = true;
  };
  server.on('connection', come);
  const end = performance.now() + ACCEPT_WITHIN_MS;
  // The first turn may be over for the door already.
  await nextTurn();
  while (hasCome && performance.now() < end) {
    hasCome = false;
    await nextTurn();
  }
  server.off('connection', come);
  stopListening(server);
}

/** The requests of an application that have not been answered yet. */
export interface RequestsUnderWay {
  /** Stops accepting, answers what is under way and closes every connection. Harmless where nobody listens. */
  readonly finish: (times: LeaveTimes) => Promise<void>;
}

/** Watches an application's requests; to be called before its routes are registered. */
export function watchRequests(app: FastifyInstance): RequestsUnderWay {
  const responses = new Set<ServerResponse>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    responses.add(raw);
    const gone = () => responses.delete(raw);
    raw.once('finish', gone).once('close', gone);
    done();
  });
  const { server } = app;
  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  // What has arrived is read at the next turn.
  const isQuiet = async (): Promise<boolean> => {
    await nextTurn();
    await nextTurn();
    return responses.size === 0;
  };
  return {
    finish: async ({ partingMs, finishWithinMs }) => {
      if (server.listening) stopListening(server);
      // The framework says it to whoever comes from now on; these came before.
      for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close');
      const began = performance.now();
      while ((await countConnections()) > 0) {
        const passed = performance.now() - began;
        if (passed >= finishWithinMs || (passed >= partingMs && (await isQuiet()))) break;
        await sleep(LOOK_EVERY_MS);
      }
      server.closeAllConnections();
    },
  };
}
