export { markPushed, STILL_RECEIVES, sweepInbox } from './inbox.queries.ts';
export { registerInbox } from './inbox.routes.ts';
export { mailWay, messageMail } from './mail-messages.ts';
export { preferencesOf } from './preferences.queries.ts';
export { listReceivers } from './receivers.queries.ts';
export { type BeginWay, spreadMessages, stillHolds } from './spread-messages.job.ts';
