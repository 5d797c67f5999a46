import { become } from './lib/become-server.ts';

// `npm run doctor`: what is well with an installation, and what to do about what is not.
become(['commands', 'doctor.ts']);
