import type { Picture } from '@mercadito/contracts/common';
import { pictureAddress } from '@mercadito/contracts/picture-sizes';
import { useState } from 'react';
import { isApiError, isTransportError, problemOf } from '../api/api-error.ts';
import type { OnProgress } from '../api/send.ts';
import { errorText } from '../i18n/error-text.ts';
import type { Translate } from '../i18n/text-keys.ts';
import { tellError, tellUndo } from '../ui/toast.tsx';
import { sharesSent } from './picture-rules.ts';
import type { UploadPicture } from './use-pictures.ts';

/** A mutation's promise: what it answered, and the way to call it off. */
interface Running {
  readonly abort: () => void;
  readonly unwrap: () => Promise<unknown>;
}

/** Begins to send a picture by its call. */
type StartUpload = (picture: File, onProgress: OnProgress) => Running;

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

interface Replacement {
  /** The picture that customers see till then; null where there is none, which nothing is said of. */
  readonly before: Picture | null;
  /** What is said when another one stands there. */
  readonly message: string;
  /** The call that puts a picture in its place. */
  readonly start: StartUpload;
}

/**
 * Sends a picture that takes the place of one that customers see, as soon as it is small, with Undo (PICTURE-9). Undo sends the
 * widest size of the former one again: it lies on the server for a day after nothing shows it any more.
 */
export const replaceBy =
  ({ before, message, start }: Replacement): UploadPicture =>
  async (picture, watch) => {
    await uploadBy(start)(picture, watch);
    if (before) tellUndo(message, () => void putBack(before, start).catch(tellError));
  };

async function putBack(before: Picture, start: StartUpload): Promise<void> {
  await start(await fileOf(before), () => undefined).unwrap();
}

async function fileOf(picture: Picture): Promise<File> {
  const error = { status: 'FETCH_ERROR', error: 'The former picture could not be read' } as const;
  const answer = await fetch(pictureAddress(picture)).catch(() => Promise.reject(error));
  if (!answer.ok) throw error;
  return new File([await answer.blob()], 'former.webp', { type: 'image/webp' });
}

/** What is said of a picture that could not be sent, where docs/product has words of its own for it. */
export interface UploadWords {
  readonly notFound?: string;
  readonly requestFailed?: string;
  readonly unexpected?: string;
}

/** Why a picture was not taken by the server, in words of its own where it has some (PICTURE-4). */
export function uploadFailureText(error: unknown, t: Translate<'controls'>, words?: UploadWords): string {
  if (isTransportError(error)) return words?.requestFailed ?? t('pictures.requestFailed');
  if (isApiError(error) && error.status === 404) return words?.notFound ?? t('pictures.notFound');
  const code = problemOf(error)?.code ?? '';
  // Too large, no picture, one too many: what the person can mend is said as it is.
  if (isApiError(error) && Number(error.status) < 500 && !code.startsWith('http_')) return errorText(error);
  return words?.unexpected ?? t('pictures.unexpected');
}
