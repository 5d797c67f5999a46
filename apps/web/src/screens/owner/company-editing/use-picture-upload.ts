import type { CompanyDetails } from '@mercadito/contracts/companies';
import { useRef, useState } from 'react';
import type { OnProgress } from '../../../shared/api/send.ts';
import { useForgetting } from '../../../shared/forms/use-forgetting.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { uploadFailureText } from '../../../shared/pictures/upload-failure-text.ts';
import { useFormProgress } from '../../../shared/pictures/use-upload.ts';
import { NOTICE_MS } from './notices.ts';

/** Sends a picture by its call. */
type SendPicture = (
  picture: File,
  onProgress: OnProgress,
) => PromiseLike<{ readonly data?: CompanyDetails; readonly error?: unknown }>;

/** What went wrong with the picture: nothing was chosen, in these words, or the call was refused. */
type Failure = { readonly words: string } | { readonly error: unknown };

/**
 * A picture of a business that waits for Save and then goes by a call of its own; once it has gone it does not go again.
 * @param sendPicture the call
 * @param onSent with the business as it is then
 */
export function usePictureUpload(
  sendPicture: SendPicture,
  onSent: (company: CompanyDetails) => void = () => undefined,
) {
  const { t } = useTranslation('kit');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const [gone, setGone] = useState<File | null>(null);
  const isUnderWay = useRef(false);
  const progress = useFormProgress();
  useForgetting(failure, () => setFailure(null), NOTICE_MS);

  const [picture] = pictures;
  const [shares] = progress.sharesOf(pictures);
  const isWaiting = picture !== undefined && picture !== gone;

  const send = async (): Promise<boolean> => {
    if (!isWaiting) return true;
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    const { data, error } = await sendPicture(picture, progress.onProgress);
    isUnderWay.current = false;
    setSending(false);
    progress.end();
    if (error !== undefined || data === undefined) {
      setFailure({ error });
      return false;
    }
    setGone(picture);
    onSent(data);
    return true;
  };

  return {
    picture,
    isWaiting,
    isSending,
    /** Answers whether the server has it, or there is none to send. */
    send,
    /** Says what is wrong with it in these words. */
    refuse: (words: string) => setFailure({ words }),
    forget: () => setPictures([]),
    field: {
      value: pictures,
      onChange: (next: readonly File[]) => {
        setFailure(null);
        setPictures(next);
      },
      error: failure && ('words' in failure ? failure.words : uploadFailureText(failure.error, t)),
      disabled: isSending,
      ...(shares && { shares }),
    },
  };
}
