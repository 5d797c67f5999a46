import { useState } from 'react';
import type { OnProgress } from '../api/send.ts';
import { sharesSent } from './picture-rules.ts';
import type { UploadPicture } from './use-pictures.ts';

/** A mutation's promise: what it answered, and the way to call it off. */
interface Running {
  readonly abort: () => void;
  readonly unwrap: () => Promise<unknown>;
}

/** Begins to send a picture by its call. */
export type StartUpload = (picture: File, onProgress: OnProgress) => Running;

/** Sends pictures as soon as they are small: `upload={uploadBy((photo, onProgress) => addPhoto({ …, photo, onProgress }))}`. */
export const uploadBy =
  (start: StartUpload): UploadPicture =>
  async (picture, { signal, onProgress }) => {
    const running = start(picture, (sent, whole) => onProgress(sharesSent([picture.size], sent, whole)[0] ?? 0));
    const stop = () => running.abort();
    signal.addEventListener('abort', stop, { once: true });
    await running.unwrap().finally(() => signal.removeEventListener('abort', stop));
  };

/**
 * How far the pictures of a form are that goes out whole: `onProgress` goes along with the call, `sharesOf` to each field,
 * by the fields in the order in which their contract names them.
 */
export function useFormProgress() {
  const [progress, setProgress] = useState<{ sent: number; whole: number } | null>(null);
  return {
    onProgress: (sent: number, whole: number) => setProgress({ sent, whole }),
    /** For each field, how much of each of its pictures has left; undefined while nothing is on its way. */
    sharesOf: (...fields: readonly (readonly Blob[])[]): (readonly number[] | undefined)[] => {
      if (!progress) return fields.map(() => undefined);
      const shares = sharesSent(
        fields.flat().map(({ size }) => size),
        progress.sent,
        progress.whole,
      );
      let first = 0;
      return fields.map((field) => {
        first += field.length;
        return shares.slice(first - field.length, first);
      });
    },
    /** The call has been answered. */
    end: () => setProgress(null),
  };
}
