import type { Picture } from '@mercadito/contracts/common';
import { pictureAddress } from '@mercadito/contracts/picture-sizes';
import { tellError, tellUndo } from '../ui/toast.tsx';
import type { UploadPicture } from './use-pictures.ts';
import { type StartUpload, uploadBy } from './use-upload.ts';

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
