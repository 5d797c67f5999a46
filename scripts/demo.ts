import { spawn } from 'node:child_process';
import { becomeServer } from './parts/become-server.ts';
import { inRoot } from './parts/root.ts';
import { runInView } from './parts/run.ts';
import { buildWebIfChanged, missingBuilds } from './parts/web-build.ts';

/** Runs a program of the server to its end. */
const run = (...path: string[]): Promise<boolean> =>
  runInView(process.execPath, [inRoot('apps', 'server', 'src', ...path)], { stdio: ['ignore', 'ignore', 'inherit'] });

// `npm run demo`: the server, filled with the demo on its first start. While the web is built, the demo's pictures are
// drawn and an empty database is prepared; the filling makes itself what it finds missing.
const missing = missingBuilds();
if (missing.includes('pages')) {
  const prepareDatabase = run('database', 'embedded', 'make-template.ts');
  await Promise.all([
    buildWebIfChanged(['pages']),
    prepareDatabase.then(() => run('commands', 'draw-demo-pictures.ts')),
  ]);
}
// Pages are rendered as soon as it is there, which is before the demo is filled in; without it the application shows them.
if (missing.includes('rendering'))
  spawn(process.execPath, [inRoot('scripts', 'build.ts'), 'rendering'], { stdio: ['ignore', 'ignore', 'inherit'] });
becomeServer(['--demo']);
