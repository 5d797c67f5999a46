export { registerWaitingWork } from './waiting-work.routes.ts';
