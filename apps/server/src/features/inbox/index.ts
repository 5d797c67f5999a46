export { sweepInbox } from './inbox.queries.ts';
export { registerInbox } from './inbox.routes.ts';
export { spreadMessages } from './spread-messages.job.ts';
