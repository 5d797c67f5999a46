import { createServer } from 'vite';
import { atEnd } from './lib/at-end.ts';
import { loadSettings } from './lib/load-settings.ts';
import { inRoot } from './lib/root.ts';
import { start } from './lib/run.ts';
import { writeLists } from './lib/written-lists.ts';

// `npm run dev`: both halves reload themselves; the browser talks to Vite, which passes the server's paths on.
loadSettings();
writeLists();
const host = process.env.HOST ?? '127.0.0.1';
process.env.SERVER_URL ??= `http://${host}:${process.env.PORT ?? '3000'}`;

const watch = ['--watch', '--watch-preserve-output'];
const server = start(process.execPath, [...watch, 'apps/server/src/main.ts', '--demo'], { stdio: 'inherit' });
const vite = await createServer({ root: inRoot('apps', 'web'), server: { host } });
atEnd(() => vite.close());
server.once('exit', (code) => void vite.close().finally(() => process.exit(code ?? 1)));

await vite.listen();
vite.printUrls();
