export { registerCustomization } from './customization.routes.ts';
