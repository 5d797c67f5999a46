import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { type Answer, useBusy } from '../api/use-action.ts';
import { tell, tellError, tellNotice } from '../ui/toast.tsx';
import { shrinkPicture } from './shrink-picture.ts';

// As long as a slow telephone takes for a large picture.
const SHRINK_MS = 60_000;

interface PictureButtonProps extends ButtonProps {
  id?: string;
  'aria-label'?: string;
  /** Takes the chosen picture, made small. */
  send: (picture: File) => PromiseLike<Answer>;
  /** What is told once it is there, and of one that cannot be read. */
  words: { readonly done: string; readonly unreadable: string };
}

/** Chooses one picture, makes it small and sends it at once. */
export function PictureButton({ send, words, ...look }: PictureButtonProps) {
  const { isBusy, during } = useBusy();
  const reset = useRef<() => void>(null);
  const take = async (file: File): Promise<void> => {
    // The same one can be chosen again, after it did not go through.
    reset.current?.();
    const picture = await shrinkPicture(file, AbortSignal.timeout(SHRINK_MS)).catch(() => null);
    if (!picture) return tellNotice(words.unreadable);
    const { error } = await send(picture);
    if (error) tellError(error);
    else tell(words.done);
  };
  return (
    <FileButton accept="image/*" resetRef={reset} onChange={(file) => void (file && during(() => take(file)))}>
      {(props) => <Button {...look} {...props} loading={isBusy} />}
    </FileButton>
  );
}
