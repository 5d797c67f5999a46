import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection as somebody holds it who writes to it by hand. */
export interface Line {
  readonly socket: Socket;
  /** What has come so far. */
  readonly heard: () => string;
  /** What has come when the server ends the connection. */
  readonly ended: Promise<string>;
}

/** Opens a connection from an address of this machine, and says this on it. */
export async function say(port: number, text = '', from = '127.0.0.1'): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    heard += piece;
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await Promise.race([once(socket, 'connect'), ended]);
  socket.write(text);
  return { socket, heard: () => heard, ended };
}

export async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
