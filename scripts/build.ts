import { buildOne, buildWeb } from './lib/web-build.ts';

// `npm run build`: the web as browsers load it, and as the server renders it; with `-- rendering` that alone.
const isBuilt = process.argv.includes('rendering') ? await buildOne('rendering') : await buildWeb();
process.exitCode = isBuilt ? 0 : 1;
