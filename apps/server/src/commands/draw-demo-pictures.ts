// Draws all pictures of the demo that have not been drawn yet: node apps/server/src/commands/draw-demo-pictures.ts
import { forEachOf } from '../demo/for-each-of.ts';
import { allowDrawing, allPictures, drawnPicture } from '../demo/pictures/index.ts';

const AT_ONCE = 2;

allowDrawing();
await forEachOf(allPictures(), AT_ONCE, async (picture) => {
  await drawnPicture(picture);
});
