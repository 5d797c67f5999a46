export { registerPages } from './pages.routes.ts';
export { readWebBuild, type WebBuild } from './web-build.ts';
