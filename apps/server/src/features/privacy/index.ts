export { deleteAccounts } from './delete-accounts.job.ts';
export { eraseAgain } from './erase-person.queries.ts';
export { registerPrivacy } from './privacy.routes.ts';
