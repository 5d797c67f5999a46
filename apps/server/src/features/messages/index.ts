export { sweepInbox } from './inbox.queries.ts';
export { registerMessages } from './inbox.routes.ts';
export { spreadMessages } from './spread-messages.job.ts';
