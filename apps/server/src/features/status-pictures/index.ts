export { drawEachMorning } from './draw-each-morning.job.ts';
export { registerStatusPictures } from './status-pictures.routes.ts';
