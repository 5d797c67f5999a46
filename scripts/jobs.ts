import { become } from './lib/become-server.ts';

// `npm run jobs [-- retry|delete [id …]]`: the jobs that were given up, and what to do about them.
become(['commands', 'jobs.ts']);
