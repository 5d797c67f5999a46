import { become } from './lib/become-server.ts';

// `npm run make-admin -- <username> [e-mail]`: the first Admin of an installation.
become(['commands', 'make-admin.ts']);
