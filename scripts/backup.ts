import { become } from './lib/become-server.ts';

// `npm run backup -- <file>`: the town in one sealed file, while it is open.
become(['commands', 'backup.ts']);
