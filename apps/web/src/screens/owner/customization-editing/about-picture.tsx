import type { About } from '@mercadito/contracts/customization';
import { type RefObject, useState } from 'react';
import { useUploadAboutImageMutation } from '../../../entities/customization/customization-editing.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { replaceBy } from '../../../shared/pictures/replace-by.ts';
import { tell } from '../../../shared/ui/toast.tsx';

interface AboutPictureProps {
  companyId: number;
  stored: About;
  /** The version that the form beside it has seen. */
  lastRead: RefObject<string>;
}

/** The picture of an about page that is there already: a new one goes out at once, by a call of its own. */
export function AboutPicture({ companyId, stored, lastRead }: AboutPictureProps) {
  const { t } = useTranslation('ownerPages');
  const [send] = useUploadAboutImageMutation();
  const [picture, setPicture] = useState(stored.image_picture);
  const failed = t('about.imageFailed');

  const take = (saved: About) => {
    setPicture(saved.image_picture);
    if (!picture) tell(t('about.imageSaved'), { isBrief: true });
    // A new picture is a new version. With other texts in it, it is not the one that the form has seen.
    if (saved.title === stored.title && saved.description === stored.description) lastRead.current = saved.updated_at;
  };
  const upload = replaceBy({
    before: picture,
    message: t('about.imageSaved'),
    start: (image, onProgress) => {
      const sending = send({ company_id: companyId, about_id: stored.id, image: [image], onProgress });
      sending.unwrap().then(take, () => undefined);
      return sending;
    },
  });
  return (
    <PictureField
      label={t('about.image')}
      description={t('about.imageHelp')}
      value={[]}
      onChange={() => undefined}
      stored={picture ? [{ id: stored.id, picture, name: t('about.image') }] : []}
      upload={upload}
      uploadWords={{ notFound: t('about.imageNotFound'), requestFailed: failed, unexpected: failed }}
    />
  );
}
