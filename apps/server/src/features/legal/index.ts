export { isResponsibleNamed } from './legal.queries.ts';
export { registerLegal } from './legal.routes.ts';
