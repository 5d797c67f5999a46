import { becomeServer, runOfServer } from './parts/become-server.ts';
import { buildWebIfChanged, missingBuilds } from './parts/web-build.ts';

// `npm run demo`: the server, filled with the demo on its first start, which takes as long as building the web: both are
// done at once.
const missing = missingBuilds();
if (missing.includes('pages')) {
  const [, isFilled] = await Promise.all([buildWebIfChanged(['pages']), runOfServer(['commands', 'fill-demo.ts'])]);
  if (!isFilled) process.exit(1);
}
// Pages are rendered as soon as this is there; until then the application shows them.
const beside = missing.includes('rendering') ? [import.meta.resolve('./parts/build-rendering.ts')] : [];
becomeServer(['--demo'], beside);
