export { registerSystemStatus } from './system-status.routes.ts';
