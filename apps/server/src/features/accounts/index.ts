export { registerAccounts } from './accounts.routes.ts';

export { createFindActor } from './tokens.ts';
