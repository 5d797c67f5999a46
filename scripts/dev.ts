import { createServer } from 'vite';
import { atEnd } from './parts/at-end.ts';
import { inRoot } from './parts/root.ts';
import { start } from './parts/run.ts';

// `npm run dev`: both halves reload themselves; the browser talks to Vite, which passes the server's paths on.
const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';
const serverPaths = ['/api', '/media'];

const server = start(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', '--demo'], {
  stdio: 'inherit',
});
const vite = await createServer({
  root: inRoot('apps', 'web'),
  server: { host, proxy: Object.fromEntries(serverPaths.map((path) => [path, `http://${host}:${port}`])) },
});
atEnd(() => vite.close());
server.once('exit', (code) => void vite.close().finally(() => process.exit(code ?? 1)));

await vite.listen();
vite.printUrls();
