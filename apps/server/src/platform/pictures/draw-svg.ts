import sharp from 'sharp';
// What people upload never comes here, nor to this loader: the first bytes of a file say which kind it is (`drawingPartsOf`).
import './encode-picture.ts';

sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** A drawing of our own as a JPEG, which every messenger takes. */
export const drawSvg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten().jpeg({ quality: 86, mozjpeg: true }).toBuffer();

/** A stored picture cut to a box, for a drawing; a JPEG, which a drawing may hold within. */
export const cutTo = (bytes: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width: Math.round(width), height: Math.round(height), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
