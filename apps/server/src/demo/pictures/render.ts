import sharp from 'sharp';

// The server that takes the pictures needs the other core.
sharp.concurrency(1);

/** The pixels a picture is asked for in. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Rasterises one of our SVGs. Its root is told the size wanted, so that it is drawn once, at that size, instead of
 * drawn large and scaled down. A JPEG is what a phone would send, and the quickest to write and to read.
 */
export async function renderPicture(svg: string, { width, height }: PictureSize): Promise<Buffer> {
  const sized = svg.replace(/^<svg ([^>]*?)width="\d+" height="\d+"/, `<svg $1width="${width}" height="${height}"`);
  return sharp(Buffer.from(sized)).removeAlpha().jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
}
