import { type DemoPicture, drawnPicture } from '../pictures/index.ts';

/** A drawn picture as a file to upload. */
export async function pictureFile(picture: DemoPicture): Promise<File> {
  return new File([new Uint8Array(await drawnPicture(picture))], 'picture.jpg', { type: 'image/jpeg' });
}
