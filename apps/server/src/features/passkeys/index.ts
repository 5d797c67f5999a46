export { sweepPasskeys } from './challenges.queries.ts';
export { endPasskeys, listPasskeysOf } from './passkeys.queries.ts';
export { registerPasskeys } from './passkeys.routes.ts';
