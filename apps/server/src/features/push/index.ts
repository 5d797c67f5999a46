export { IS_REACHED } from './push.queries.ts';
export { endReachOf, registerPush } from './push.routes.ts';
export { pushAgain, pushAnewTo, pushMessages, pushWay } from './push-messages.job.ts';
export type { RingsFrom } from './what-to-push.ts';
