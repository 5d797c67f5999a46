export { isVisibleTo } from './visibility.ts';
