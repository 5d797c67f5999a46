import { spawn } from 'node:child_process';
import { becomeServer, runOfServer } from './parts/become-server.ts';
import { inRoot } from './parts/root.ts';
import { buildWebIfChanged, missingBuilds } from './parts/web-build.ts';

// `npm run demo`: the server, filled with the demo on its first start, which takes as long as building the web: both are
// done at once.
const missing = missingBuilds();
if (missing.includes('pages')) {
  const [, isFilled] = await Promise.all([buildWebIfChanged(['pages']), runOfServer(['commands', 'fill-demo.ts'])]);
  if (!isFilled) process.exit(1);
}
// Pages are rendered as soon as this is there; until then the application shows them.
if (missing.includes('rendering'))
  spawn(process.execPath, [inRoot('scripts', 'build.ts'), 'rendering'], { stdio: ['ignore', 'ignore', 'inherit'] });
becomeServer(['--demo']);
