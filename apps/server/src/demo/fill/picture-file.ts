import { type PictureSize, renderPicture } from '../pictures/index.ts';

/** A drawn picture as a file to upload. */
export async function pictureFile(svg: string, size: PictureSize): Promise<File> {
  const bytes = await renderPicture(svg, size);
  return new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' });
}
