import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Done, Wanted } from '../../apps/server/test/least-process.ts';
import type { TestApp } from '../../apps/server/test/test-app.ts';
import { atEnd } from '../../scripts/lib/at-end.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { onServersCore } from './cores.ts';
import { openLine } from './line.ts';
import { measure } from './measure.ts';
import type { MeasuredTown } from './measured-town.ts';
import { runPgbench, type Script, type Statement, scriptOf } from './pgbench.ts';

/** As the server has to its database. */
const CONNECTIONS = 5;

/** How often a second the least is done that can be: made ready once for a town, measured in each round. */
export interface Limit {
  readonly name: string;
  readonly ready: (town: MeasuredTown) => Promise<(seconds: number) => Promise<number>>;
}

/** The process in the server's place. */
const createLeast = () => {
  let child: ChildProcess | undefined;
  // Whoever waits for it then waits no longer.
  const ended = new AbortController();
  const begin = (): ChildProcess => {
    const [execPath, execArgv] = onServersCore(process.execPath, []);
    const begun = fork(inRoot('apps', 'server', 'test', 'least-process.ts'), [], { execPath, execArgv });
    atEnd(() => begun.disconnect());
    begun.once('exit', () => ended.abort());
    return begun;
  };
  const tell = async (wanted: Wanted): Promise<Done> => {
    child ??= begin();
    child.send(wanted);
    const [done] = (await once(child, 'message', { signal: ended.signal })) as [Done];
    return done;
  };
  return { tell, stop: () => child?.disconnect() };
};

const least = createLeast();

/** Ends what stands in the server's place. */
export const endLeast = (): void => least.stop();

const countOf = async (wanted: Wanted): Promise<number> =>
  ((await least.tell(wanted)) as { perSecond: number }).perSecond;

/** Bare `node:http`, which sends the same bytes. */
export const sameBytes = (request: () => string, people: number): Limit => ({
  name: 'node:http',
  ready: async ({ kept }) => {
    const line = openLine(kept.port);
    const { head, body } = await line.ask(request());
    line.close();
    const fields = head
      .split('\r\n')
      .slice(1)
      .map((field) => field.split(/: (.*)/s));
    const ownWay = ['connection', 'keep-alive', 'transfer-encoding', 'date'];
    const headers = Object.fromEntries(fields.filter(([name = '']) => !ownWay.includes(name.toLowerCase())));
    const wanted = { what: 'http', head: headers, body: body.toString('base64') } as const;
    return async (seconds) => {
      const { port } = (await least.tell(wanted)) as { port: number };
      const own = { port, servers: [process.pid], database: process.pid, people, seconds };
      return (await measure(async (each) => (await each.ask(request())).status === 200, own)).perSecond;
    };
  },
});

/** As the server makes them: in a transaction where they set something for one. */
function inTheirTransaction(statements: readonly Statement[]): readonly Statement[] {
  const plain = (sql: string): Statement => ({ sql, parameters: [] });
  if (!statements.some(({ sql }) => sql.startsWith('set local'))) return statements;
  const each = statements.flatMap((statement) =>
    statement.parameters.length > 0 ? [statement] : statement.sql.split(';').map(plain),
  );
  return [plain('begin'), ...each, plain('commit')];
}

/** pgbench, which makes the statements of a call. */
export const sameStatements = (call: (app: TestApp, town: MeasuredTown) => Promise<unknown>): Limit => ({
  name: 'pgbench',
  ready: async (town) => {
    const statements = inTheirTransaction(await town.statementsOf((app) => call(app, town)));
    return (seconds) =>
      runPgbench(town.url, scriptOf(statements), { connections: CONNECTIONS, seconds, place: onServersCore });
  },
});

/** A bare client, which makes them and reads what comes. */
export const bareClient = (call: (app: TestApp, town: MeasuredTown) => Promise<unknown>): Limit => ({
  name: 'pg',
  ready: async (town) => {
    const statements = await town.statementsOf((app) => call(app, town));
    return (seconds) => countOf({ what: 'pg', url: town.url, statements, seconds });
  },
});

/** pgbench, which makes the fewest statements that do the work. */
export const fewestStatements = (script: (town: MeasuredTown) => Promise<Script>): Limit => ({
  name: 'pgbench, least',
  ready: async (town) => {
    const least = await script(town);
    return (seconds) => runPgbench(town.url, least, { connections: CONNECTIONS, seconds, place: onServersCore });
  },
});

/** Passwords checked without a server. */
export const passwordsAlone: Limit = {
  name: 'argon2',
  ready: async () => (seconds) => countOf({ what: 'argon2', seconds }),
};
