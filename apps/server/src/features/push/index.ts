export { registerPush } from './push.routes.ts';
export { pushAgain, pushMessages, pushWay } from './push-messages.job.ts';
