export { registerBusinessPage } from './business-page.routes.ts';
