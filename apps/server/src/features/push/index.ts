export { registerPush } from './push.routes.ts';
export { pushMessages, pushWay } from './push-messages.job.ts';
