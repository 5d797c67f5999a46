import type { CompanyDetails } from '@mercadito/contracts/companies';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useUploadBannerImageMutation,
  useUploadProfileImageMutation,
} from '../../../entities/companies/company-editing.api.ts';
import type { OnProgress } from '../../../shared/api/send.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { useForgetting } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { uploadFailureText, useFormProgress } from '../../../shared/pictures/use-upload.ts';

interface Sent {
  /** Follows when the server has all that was chosen, and the leave guard knows that nothing is unsaved any more. */
  readonly onDone: () => void;
  /** After each of them, with the business as it is then. */
  readonly onSent?: (company: CompanyDetails) => void;
}

/** The two pictures of a business, each with its call. */
export function useCompanyPictures(company_id: number, { onDone, onSent }: Sent) {
  const [uploadProfile] = useUploadProfileImageMutation();
  const [uploadBanner] = useUploadBannerImageMutation();
  const profile = usePictureUpload(
    (profileImage, onProgress) => uploadProfile({ company_id, profileImage, onProgress }),
    onSent,
  );
  const banner = usePictureUpload(
    (bannerImage, onProgress) => uploadBanner({ company_id, bannerImage, onProgress }),
    onSent,
  );
  const [isDone, setDone] = useState(false);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);

  return {
    profile,
    banner,
    isDirty: profile.isWaiting || banner.isWaiting,
    isSending: profile.isSending || banner.isSending,
    /** The banner first: with the profile picture a new business is there. */
    send: async (): Promise<void> => {
      const areSent = (await banner.send()) && (await profile.send());
      if (areSent) setDone(true);
    },
    forget: () => {
      profile.forget();
      banner.forget();
    },
  };
}

export type CompanyPictures = ReturnType<typeof useCompanyPictures>;

/** Sends a picture by its call. */
type SendPicture = (
  picture: File,
  onProgress: OnProgress,
) => PromiseLike<{ readonly data?: CompanyDetails; readonly error?: unknown }>;

/**
 * A picture of a business that waits for Save and then goes by a call of its own; once it has gone it does not go again.
 * @param sendPicture the call
 * @param onSent with the business as it is then
 */
function usePictureUpload(sendPicture: SendPicture, onSent: (company: CompanyDetails) => void = () => undefined) {
  const { t } = useTranslation('controls');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const action = useAction();
  const { failure, isBusy: isSending } = action;
  /** Nothing was chosen. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [gone, setGone] = useState<File | null>(null);
  const progress = useFormProgress();
  const forgetFailure = () => {
    action.forgetFailure();
    setRefusal(null);
  };
  useForgetting(refusal ?? failure, forgetFailure);

  const [picture] = pictures;
  const [shares] = progress.sharesOf(pictures);
  const isWaiting = picture !== undefined && picture !== gone;

  const send = async (): Promise<boolean> => {
    if (!isWaiting) return true;
    setRefusal(null);
    const answer = await action.send(() => sendPicture(picture, progress.onProgress));
    if (!answer) return false;
    progress.end();
    if (answer.data === undefined) return false;
    setGone(picture);
    onSent(answer.data);
    return true;
  };

  return {
    picture,
    isWaiting,
    isSending,
    /** Answers whether the server has it, or there is none to send. */
    send,
    /** Says what is wrong with it in these words. */
    refuse: setRefusal,
    forget: () => setPictures([]),
    field: {
      value: pictures,
      onChange: (next: readonly File[]) => {
        forgetFailure();
        setPictures(next);
      },
      error: refusal ?? (failure !== null && uploadFailureText(failure, t)),
      disabled: isSending,
      ...(shares && { shares }),
    },
  };
}

interface CompanyPictureFieldsProps {
  pictures: CompanyPictures;
  company: CompanyDetails;
  isProfileRequired?: boolean;
}

/** Profile picture and banner; what the server has stays in sight until another one is chosen. */
export function CompanyPictureFields({ pictures, company, isProfileRequired = false }: CompanyPictureFieldsProps) {
  const { t } = useTranslation('ownerCompany');
  const { profile_picture, banner_picture } = company;
  return (
    <>
      <PictureField
        {...pictures.profile.field}
        label={t('fields.profile')}
        description={t('fields.profileHelp')}
        required={isProfileRequired}
        unreadable={t('errors.compressProfile')}
        stored={storedAs(profile_picture, pictures.profile.picture, t('fields.profileNow'))}
      />
      <PictureField
        {...pictures.banner.field}
        label={t('fields.banner')}
        description={t('fields.bannerHelp')}
        unreadable={t('errors.compressBanner')}
        stored={storedAs(banner_picture, pictures.banner.picture, t('fields.bannerNow'))}
      />
    </>
  );
}

const storedAs = (picture: CompanyDetails['profile_picture'], next: File | undefined, name: string) =>
  picture && !next ? [{ id: 1, picture, name }] : [];
