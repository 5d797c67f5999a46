import { becomeServer } from './parts/become-server.ts';
import { inRoot } from './parts/root.ts';
import { runInView } from './parts/run.ts';
import { buildWebIfChanged, isWebBuilt } from './parts/web-build.ts';

/** Runs a program of the server to its end. */
const run = (...path: string[]): Promise<boolean> =>
  runInView(process.execPath, [inRoot('apps', 'server', 'src', ...path)], { stdio: ['ignore', 'ignore', 'inherit'] });

// `npm run demo`: the server, filled with the demo on its first start. While the web is built, the demo's pictures are
// drawn and an empty database is prepared; the filling makes itself what it finds missing.
if (!isWebBuilt()) {
  const prepareDatabase = run('database', 'embedded', 'make-template.ts');
  await Promise.all([buildWebIfChanged(), prepareDatabase.then(() => run('commands', 'draw-demo-pictures.ts'))]);
}
becomeServer(['--demo']);
