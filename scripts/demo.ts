import { becomeServer, runOfServer } from './lib/become-server.ts';
import { buildWebIfChanged, missingBuilds } from './lib/web-build.ts';

// `npm run demo`: the server, filled with the demo on its first start, which takes as long as building the web: both are
// done at once.
const missing = missingBuilds();
if (missing.includes('pages')) {
  const [, isFilled] = await Promise.all([buildWebIfChanged(['pages']), runOfServer(['commands', 'fill-demo.ts'])]);
  if (!isFilled) process.exit(1);
}
// Pages are rendered as soon as this is there; until then the application shows them.
const beside = missing.includes('rendering') ? [import.meta.resolve('./lib/build-rendering.ts')] : [];
becomeServer(['--demo'], beside);
