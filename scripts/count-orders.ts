import { become } from './lib/become-server.ts';

// `npm run --silent count-orders`: how many orders there are, for the lines that keep a copy (docs/operating.md).
become(['commands', 'count-orders.ts']);
