import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networksOf } from '../limits/network-of.ts';
import { shareOfPlaces } from '../limits/share-of-places.ts';
import { unavailable } from '../problems/errors.ts';

/** One connection, and under whom it is counted. */
interface Place {
  readonly socket: Socket;
  networks: readonly string[];
  /** Whether its requests come through a trusted proxy. */
  isProxied: boolean;
  /** Whether a whole request has ever come. */
  hasAsked: boolean;
  isBusy: boolean;
  /** Since when it is what it is, in the order of what happens to any of them. */
  since: number;
}

/** The places of a process, and how many of them an address holds. */
export interface Places {
  /** Told when a connection's request is begun with, and when it has been answered. */
  readonly mark: (socket: Socket, isBusy: boolean) => void;
  /**
   * Counts a request that comes through a trusted proxy under the address it tells: only the request says whose it is, so that
   * from then on its connection is nobody's while none is under way.
   * @returns whether that address does not hold its share already
   */
  readonly countTold: (socket: Socket, ip: string) => boolean;
}

/** Those that can go, and in which order: who sent no whole request yet first, then who waits for nothing. */
const goesFirst = (one: Place, other: Place): number =>
  Number(one.hasAsked) - Number(other.hasAsked) || one.since - other.since;

/**
 * Keeps an address from filling a process: from half full on it holds its share, and what it has beyond goes, as long as no
 * request of it is under way. Below that nobody is counted.
 */
export function keepPlaces(server: Server, most: number): Places {
  const places = new Map<Socket, Place>();
  const byNetwork = new Map<string, Set<Place>>();
  let moment = 0;

  const leave = (place: Place): void => {
    for (const network of place.networks) {
      const held = byNetwork.get(network);
      held?.delete(place);
      if (held?.size === 0) byNetwork.delete(network);
    }
    place.networks = [];
  };
  const join = (place: Place, ip: string): void => {
    place.networks = networksOf(ip).filter((network) => network !== undefined);
    for (const network of place.networks) byNetwork.set(network, (byNetwork.get(network) ?? new Set()).add(place));
  };
  const forget = (place: Place): void => {
    leave(place);
    places.delete(place.socket);
  };
  const share = (): number => shareOfPlaces(most, places.size);
  const shrink = (held: Set<Place>): void => {
    const excess = [...held]
      .filter(({ isBusy }) => !isBusy)
      .toSorted(goesFirst)
      .slice(0, held.size - share());
    for (const place of excess) {
      forget(place);
      place.socket.destroy();
    }
  };

  server.on('connection', (socket: Socket) => {
    moment += 1;
    const isNew = { isProxied: false, hasAsked: false, isBusy: false, since: moment };
    const place: Place = { socket, networks: [], ...isNew };
    places.set(socket, place);
    if (socket.remoteAddress !== undefined) join(place, socket.remoteAddress);
    socket.once('close', () => forget(place));
    for (const held of byNetwork.values()) if (held.size > share()) shrink(held);
  });

  return {
    mark: (socket, isBusy) => {
      const place = places.get(socket);
      if (!place) return;
      moment += 1;
      Object.assign(place, { hasAsked: true, isBusy, since: moment });
      if (place.isProxied && !isBusy) leave(place);
    },
    countTold: (socket, ip) => {
      const place = places.get(socket);
      if (!place || ip === socket.remoteAddress) return true;
      place.isProxied = true;
      leave(place);
      const isFull = networksOf(ip).some((network = '') => (byNetwork.get(network)?.size ?? 0) >= share());
      if (!isFull) join(place, ip);
      return !isFull;
    },
  };
}

/** Counts what comes through trusted proxies; to be called before any route is registered. */
export function countProxied(app: FastifyInstance, { countTold }: Places): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(countTold(request.raw.socket, request.ip) ? undefined : unavailable());
  });
}
