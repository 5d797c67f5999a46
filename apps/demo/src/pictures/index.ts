export { drawAvatar } from './avatar.ts';
export * from './demo-pictures.ts';
export { allowDrawing, drawnPicture, renderPicture } from './render.ts';
