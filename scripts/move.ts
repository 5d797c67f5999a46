import { become } from './lib/become-server.ts';

// `npm run move -- <postgresql://… | embedded>`: the town's database to the other engine.
become(['commands', 'move.ts']);
