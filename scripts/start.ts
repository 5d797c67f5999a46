import { becomeServer } from './lib/become-server.ts';
import { buildWebIfChanged } from './lib/web-build.ts';

// `npm start`: the server as a real installation runs it, without demo data.
await buildWebIfChanged();
becomeServer([]);
