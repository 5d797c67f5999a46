import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that a test can take away and give back. */
export interface CuttableLine {
  /** DATABASE_URL by this way. */
  readonly url: string;
  /** Ends every connection and refuses new ones, as a database does that went down. */
  readonly cut: () => Promise<void>;
  /** Connections stand and are made, and nothing comes through, as when the network is gone. */
  readonly silence: () => void;
  readonly mend: () => Promise<void>;
  /** The next statement that contains these words is done, and the connection ends before its answer comes. */
  readonly loseAnswerTo: (words: string) => void;
  readonly close: () => Promise<void>;
}

interface State {
  isSilent: boolean;
  losing: string | undefined;
}

/** Joins a client with the database, as far as the state of the line lets anything through. */
function join(client: Socket, database: Socket, state: State): void {
  let isLosing = false;
  let isDeaf = false;
  const end = (): void => {
    client.destroy();
    database.destroy();
  };
  for (const socket of [client, database]) socket.on('error', end).on('close', end);
  client.on('data', (bytes) => {
    // What was swallowed never comes: such a connection is worth nothing, and does not know it.
    isDeaf ||= state.isSilent;
    if (isDeaf) return;
    if (state.losing !== undefined && bytes.includes(state.losing)) {
      isLosing = true;
      state.losing = undefined;
    }
    database.write(bytes);
  });
  database.on('data', (bytes) => {
    if (isLosing) end();
    else if (!isDeaf) client.write(bytes);
  });
}

/** Opens a way to the database at `target` by a port of its own. */
export async function openLine(target: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(target);
  const state: State = { isSilent: false, losing: undefined };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) sockets.add(socket.once('close', () => sockets.delete(socket)));
    join(client, database, state);
  });
  const listen = async (at: number): Promise<number> => {
    await once(server.listen(at, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server.close(), 'close');
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const own = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    cut,
    silence: () => {
      state.isSilent = true;
    },
    mend: async () => {
      state.isSilent = false;
      if (!server.listening) await listen(own);
    },
    loseAnswerTo: (words) => {
      state.losing = words;
    },
    close: cut,
  };
}
