import { becomeServer } from './parts/become-server.ts';
import { inRoot } from './parts/root.ts';
import { runInView } from './parts/run.ts';
import { buildWebIfChanged, isWebBuilt } from './parts/web-build.ts';

const drawPictures = (): Promise<boolean> =>
  runInView(process.execPath, [inRoot('apps', 'server', 'src', 'commands', 'draw-demo-pictures.ts')]);

// `npm run demo`: the server, filled with the demo on its first start. While the web is built the demo's pictures are
// drawn; the filling draws what it finds missing.
if (!isWebBuilt()) await Promise.all([buildWebIfChanged(), drawPictures()]);
becomeServer(['--demo']);
