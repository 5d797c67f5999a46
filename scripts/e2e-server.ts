import { atEnd } from './lib/at-end.ts';
import { startCaddy } from './lib/caddy.ts';
import { makeDataDirectory, startDemoServer } from './lib/demo-server.ts';
import { findFreePort } from './lib/free-port.ts';
import { startPostgres } from './lib/postgres.ts';
import { startTileServer } from './lib/tile-server.ts';
import { buildWebIfChanged } from './lib/web-build.ts';

// The server that the browser journeys walk through: started by Playwright, on fresh data, and gone with it.
await buildWebIfChanged();
const data = makeDataDirectory();
const tiles = await startTileServer();
// `E2E_TOWN=1`: as a town is run, two processes on one PostgreSQL behind its Caddyfile.
const isTown = process.env.E2E_TOWN === '1';
const port = Number(process.env.E2E_PORT);
const postgres = isTown ? await startPostgres() : undefined;
if (postgres) atEnd(postgres.remove);
// The journeys say on which database; without a word it is the embedded one, as in the demo.
// Passkeys want a name, which is this machine as well.
const env = {
  DATABASE_URL: postgres?.url ?? process.env.E2E_DATABASE_URL ?? '',
  PUBLIC_URL: `http://localhost:${port}`,
  ...(isTown && { TRUSTED_PROXIES: 'loopback' }),
  MAP_TILES_URL: tiles.template,
  MAP_TILES_ATTRIBUTION: '© Mapa de prueba',
};
const urls: string[] = [];
for (const each of isTown ? [await findFreePort(), await findFreePort()] : [port]) {
  const server = await startDemoServer({ dataDirectory: data.path, port: each, env });
  atEnd(() => server.stop());
  urls.push(server.url);
}
if (isTown) atEnd((await startCaddy(urls, { port })).stop);
atEnd(tiles.stop);
console.log(`Ready on http://127.0.0.1:${port}`);
