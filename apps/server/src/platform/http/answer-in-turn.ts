import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Waiting = readonly [IncomingMessage, ServerResponse];

/** The requests of one connection. */
interface Line {
  /** Those that came before the one under way was answered. */
  readonly waiting: Waiting[];
  isBusy: boolean;
}

/**
 * Has the requests of a connection answered one after the other. HTTP lets a client send as many as it likes before it reads an
 * answer; the server of Node would begin with all of them, and keep every answer until the first one has been read. While one
 * waits nothing more is read from its connection. Hardly any client does this, and no browser.
 * @param onBusy told when a connection's request is begun with, and when it has been answered
 * @param mostWaiting how many may wait in all; beyond, the connection with the most of them ends
 */
export function answerInTurn(
  server: Server,
  onBusy: (socket: Socket, isBusy: boolean) => void,
  mostWaiting: number,
): void {
  const lines = new Map<Socket, Line>();
  const answer = server.listeners('request') as RequestListener[];
  let waiting = 0;

  const open = (socket: Socket): Line => {
    const line: Line = { waiting: [], isBusy: false };
    lines.set(socket, line);
    // Reading a body, or letting it go, has Node read on.
    socket.on('resume', () => {
      if (line.waiting.length > 0) socket.pause();
    });
    socket.once('close', () => forget(socket, line));
    return line;
  };

  const forget = (socket: Socket, line: Line): void => {
    lines.delete(socket);
    waiting -= line.waiting.splice(0).length;
  };

  const begin = (socket: Socket, line: Line, [request, response]: Waiting): void => {
    line.isBusy = true;
    onBusy(socket, true);
    response.once('close', () => {
      line.isBusy = false;
      onBusy(socket, false);
      const next = socket.destroyed ? undefined : line.waiting.shift();
      if (!next) return;
      waiting -= 1;
      begin(socket, line, next);
      if (line.waiting.length === 0) socket.resume();
    });
    for (const each of answer) each.call(server, request, response);
  };

  const endLongest = (): void => {
    const [most] = [...lines].toSorted(([, one], [, other]) => other.waiting.length - one.waiting.length);
    if (!most) return;
    // At once: it is closed a turn later, and the rest of its piece is parsed before.
    forget(...most);
    most[0].destroy();
  };

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? open(socket);
    if (!line.isBusy) return begin(socket, line, [request, response]);
    line.waiting.push([request, response]);
    waiting += 1;
    socket.pause();
    if (waiting > mostWaiting) endLongest();
  });
}
