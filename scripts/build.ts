import { buildWeb } from './parts/web-build.ts';

// `npm run build`: the web, whether or not anything changed.
process.exitCode = (await buildWeb()) ? 0 : 1;
