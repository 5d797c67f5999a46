import sharp from 'sharp';

/** The pixels a picture is asked for in. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Rasterises one of our SVGs. Its root is told the size wanted, so that it is drawn once, at that size, instead of
 * drawn large and scaled down. The PNG is barely compressed: the upload path re-encodes it anyway.
 */
export async function renderPicture(svg: string, { width, height }: PictureSize): Promise<Buffer> {
  const sized = svg.replace(/^<svg ([^>]*?)width="\d+" height="\d+"/, `<svg $1width="${width}" height="${height}"`);
  return sharp(Buffer.from(sized)).removeAlpha().png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
}
