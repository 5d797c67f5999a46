export { registerDispatch } from './dispatch.routes.ts';
