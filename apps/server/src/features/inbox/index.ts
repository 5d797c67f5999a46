export { markPushed, sweepInbox } from './inbox.queries.ts';
export { registerInbox } from './inbox.routes.ts';
export { spreadMessages, stillHolds, type Way } from './spread-messages.job.ts';
