import sharp from 'sharp';

/** A picture file of one colour, as somebody picks it. */
export async function aPicture(
  background: string,
  side = 64,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background } });
  return { name: 'photo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
