export { endAllChallenges, sweepPasskeys } from './challenges.queries.ts';
export { endPasskeys, listPasskeysOf, removeAgain } from './passkeys.queries.ts';
export { registerPasskeys } from './passkeys.routes.ts';
