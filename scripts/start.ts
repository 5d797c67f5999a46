import { becomeServer } from './parts/become-server.ts';
import { buildWebIfChanged } from './parts/web-build.ts';

// `npm start`: the server as a real installation runs it, without demo data.
await buildWebIfChanged();
becomeServer([]);
