/** PICTURE-3: at most so long on a side, px, at this quality. */
const LONGEST_SIDE = 1024;
const QUALITY = 0.8;

/** What it is written as, the best first: a browser that cannot write one answers with something else. */
const FORMATS = [
  { type: 'image/webp', ending: 'webp' },
  { type: 'image/jpeg', ending: 'jpg' },
] as const;

/**
 * A picture as it is sent: upright, small, and without what the camera notes beside it, such as the place.
 * @throws when it cannot be read as a picture, or `signal` calls it off
 */
export async function shrinkPicture(file: File, signal: AbortSignal): Promise<File> {
  // Brought with the first picture: no page needs it to stand.
  const { default: Compressor } = await import('compressorjs');
  const written = (mimeType: string): Promise<Blob> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const work = new Compressor(file, {
        maxWidth: LONGEST_SIDE,
        maxHeight: LONGEST_SIDE,
        quality: QUALITY,
        mimeType,
        // Browsers turn a picture upright themselves when they draw it.
        checkOrientation: false,
        // Else a small one would go out as it came, with all that is noted in it.
        strict: false,
        success: resolve,
        error: reject,
      });
      signal.addEventListener('abort', () => work.abort(), { once: true });
    });

  for (const { type, ending } of FORMATS) {
    const picture = await written(type);
    if (picture.type === type) return new File([picture], `${file.name.replace(/\.\w+$/, '')}.${ending}`, { type });
  }
  throw new Error(`${file.name} could not be written`);
}
