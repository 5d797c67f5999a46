import type { CompanyDetails } from '@mercadito/contracts/companies';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useUploadBannerImageMutation,
  useUploadProfileImageMutation,
} from '../../../entities/companies/company-editing.api.ts';
import { usePictureUpload } from './use-picture-upload.ts';

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
