import { makeDataDirectory } from '../../scripts/lib/demo-server.ts';
import { start, stop } from '../../scripts/lib/run.ts';
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.ts';

/** A server that nobody has set up yet. */
export interface EmptySite {
  readonly address: string;
  /** What its start printed for the first Admin (SETUP-1). */
  readonly code: string;
  readonly stop: () => Promise<void>;
}

const PRINTED = /Open (http:\S+)\/setup and enter the code ((?:\w{4}-){3}\w{4})/;

/** Starts a server on nothing, as whoever installs it does, and reads what it prints. */
export async function startEmptySite(): Promise<EmptySite> {
  const data = makeDataDirectory();
  const own = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: data.path,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    LOG_LEVEL: 'warn',
  };
  const child = start(process.execPath, [...SERVER_FLAGS, 'apps/server/src/main.ts'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, address = '', code = ''] = await new Promise<RegExpExecArray>((resolve, reject) => {
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const told = PRINTED.exec(printed);
      if (told) resolve(told);
    });
    child.once('exit', () => reject(new Error(`The server ended before it told its code: ${printed}`)));
  });
  const end = async (): Promise<void> => {
    await stop(child);
    await data.remove();
  };
  return { address, code, stop: end };
}
