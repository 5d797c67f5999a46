import { becomeServer } from './parts/become-server.ts';
import { buildWebIfChanged } from './parts/web-build.ts';

// `npm run demo`: the server, filled with the demo on its first start.
await buildWebIfChanged();
becomeServer(['--demo']);
