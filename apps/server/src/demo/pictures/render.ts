import sharp from 'sharp';

/** The pixels a picture is asked for in. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Rasterises an SVG to a PNG that is quick to write: the upload path re-encodes it anyway. */
export async function renderPicture(svg: string, { width, height }: PictureSize): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();
}
