// Draws all pictures of the demo that have not been drawn yet: node apps/server/src/demo/pictures/draw-all.ts
import { forEachOf } from '../for-each-of.ts';
import { allPictures } from './demo-pictures.ts';
import { allowDrawing, drawnPicture } from './render.ts';

const AT_ONCE = 2;

allowDrawing();
await forEachOf(allPictures(), AT_ONCE, async (picture) => {
  await drawnPicture(picture);
});
