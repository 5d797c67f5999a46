export { ACCOUNT_MAILS } from './account-mails.ts';
export { showAccount } from './account-view.ts';
export { registerAccounts } from './accounts.routes.ts';
export { requirePassword } from './current-password.ts';
export {
  listDeletedSince,
  listToDelete,
  lockAgainstDeletion,
  putOffDeletions,
  setDeletion,
} from './deletion.queries.ts';
export { deviceCookie, deviceOf } from './device-cookie.ts';
export { deviceName, userAgentOf } from './device-name.ts';
export { endAllAccess } from './end-all-access.queries.ts';
export { hasAdmin } from './first-admin.queries.ts';
export { openFirstAdmin } from './first-admin.ts';
export { requireLanguage, setLanguage } from './language.queries.ts';
export { clearFailures, countGuess, type Source } from './login-attempts.queries.ts';
export { type ExistingAccount, makeAdmin } from './make-admin.ts';
export { sweepMembershipWishes } from './membership-wishes.queries.ts';
export { openSession, ownDevice } from './open-session.ts';
export { requirePerson } from './require-person.queries.ts';
export { lockPerson, setTokenProved } from './sessions.queries.ts';
export type { SigningUp } from './sign-up.ts';
export { sweepAccounts } from './sweep-accounts.queries.ts';
export { takeAwayAgain } from './take-away-again.ts';
export { tellOfEnding } from './tell-of-ending.job.ts';
export { createFindActor, measureTokens } from './tokens.ts';
