// Draws all pictures of the demo that have not been drawn yet: node apps/server/src/commands/draw-demo-pictures.ts
import { allowDrawing, allPictures, drawnPicture } from '../demo/pictures/index.ts';
import { createLimit } from '../platform/limit.ts';

const inTurn = createLimit(2);

allowDrawing();
await Promise.all(allPictures().map((picture) => inTurn(() => drawnPicture(picture))));
