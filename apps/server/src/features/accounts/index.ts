export { ACCOUNT_MAILS } from './account-mails.ts';
export { registerAccounts } from './accounts.routes.ts';
export { requireLanguage, setLanguage } from './language.queries.ts';
export { type ExistingAccount, makeAdmin } from './make-admin.ts';
export { requirePerson } from './require-person.queries.ts';
export { sweepAccounts } from './sweep-accounts.queries.ts';
export { tellOfEnding } from './tell-of-ending.job.ts';
export { createFindActor, measureTokens } from './tokens.ts';
