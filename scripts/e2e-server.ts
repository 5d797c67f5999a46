import { atEnd } from './lib/at-end.ts';
import { makeDataDirectory, startDemoServer } from './lib/demo-server.ts';
import { startTileServer } from './lib/tile-server.ts';
import { buildWebIfChanged } from './lib/web-build.ts';

// The server that the browser journeys walk through: started by Playwright, on fresh data, and gone with it.
await buildWebIfChanged();
const data = makeDataDirectory();
const tiles = await startTileServer();
const server = await startDemoServer({
  dataDirectory: data.path,
  port: Number(process.env.E2E_PORT),
  // The journeys say on which database; without a word it is the embedded one, as in the demo.
  // Passkeys want a name, which is this machine as well.
  env: {
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
    PUBLIC_URL: `http://localhost:${process.env.E2E_PORT}`,
    MAP_TILES_URL: tiles.template,
    MAP_TILES_ATTRIBUTION: '© Mapa de prueba',
  },
});
atEnd(() => server.stop());
atEnd(tiles.stop);
console.log(`Ready on ${server.url}`);
