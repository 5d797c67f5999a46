import sharp from 'sharp';

/** A small PNG of one colour, as a form sends it. */
export async function aPicture(): Promise<Blob> {
  const create = { width: 320, height: 240, channels: 3 as const, background: '#c2410c' };
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: 'image/png' });
}

/** A file that only says it is one. */
export const notAPicture = (): Blob => new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
