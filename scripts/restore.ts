import { become } from './lib/become-server.ts';

// `npm run restore -- [--check] [--replace] [--key <file>] <copy>`: the town as it was when the copy was made.
become(['commands', 'restore.ts']);
