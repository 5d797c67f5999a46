import { Textarea, TextInput } from '@mantine/core';
import type { About } from '@mercadito/contracts/customization';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { type ReactNode, type RefObject, useState } from 'react';
import { useGetAboutQuery } from '../../entities/customization/customization.api.ts';
import {
  useAddAboutMutation,
  useUpdateAboutMutation,
  useUploadAboutImageMutation,
} from '../../entities/customization/customization-editing.api.ts';
import { useForgettingErrors } from '../../shared/forms/form-failure.tsx';
import { type ContractForm, useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PictureField } from '../../shared/pictures/picture-field.tsx';
import { replaceBy, useFormProgress } from '../../shared/pictures/use-upload.ts';
import { tell } from '../../shared/ui/toast.tsx';
import { SectionForm, useSectionForm } from './customization-editing/section-form.tsx';
import { type FormOf, sectionPage } from './customization-editing/section-page.tsx';

/** What a business tells of itself, added or changed (SCREEN-26). */
export const Component = sectionPage('about', useGetAboutQuery, AboutForm);

/** What a business tells of itself: with its picture when it is new, which later goes by itself. */
function AboutForm(of: FormOf<About>) {
  return of.stored ? <ChangedAbout {...of} stored={of.stored} /> : <NewAbout {...of} />;
}

function useTexts() {
  const { t } = useTranslation('ownerPages');
  return {
    labels: { title: t('about.title'), description: t('about.description') },
    messages: { title: t('about.titleRequired'), description: t('about.descriptionRequired') },
  };
}

const textsOf = ({ title, description }: About) => ({ title, description });

function NewAbout(of: FormOf<About>) {
  const { t } = useTranslation('ownerPages');
  const { labels, messages } = useTexts();
  const [add] = useAddAboutMutation();
  const progress = useFormProgress();
  const form = useContractForm('customization', 'addAbout', {
    initialValues: { title: '', image: [], description: '' },
    labels: { ...labels, image: t('about.image') },
    messages: { ...messages, image: t('about.imageRequired') },
  });
  useForgettingErrors(form);
  const section = useSectionForm(of, {
    label: 'about',
    form,
    valuesOf: textsOf,
    send: async (values, { idempotencyKey }) => {
      const answer = await add({
        ...values,
        company_id: of.companyId,
        onProgress: progress.onProgress,
        idempotencyKey,
      });
      progress.end();
      return answer;
    },
  });
  const { image } = form.getValues();
  const [shares] = progress.sharesOf(image);
  return (
    <SectionForm section={section}>
      <AboutFields form={form}>
        <PictureField {...form.field('image')} value={image} required {...(shares && { shares })} />
      </AboutFields>
    </SectionForm>
  );
}

function ChangedAbout(of: FormOf<About> & { stored: About }) {
  const { companyId, stored } = of;
  const [update] = useUpdateAboutMutation();
  const form = useContractForm('customization', 'updateAbout', { initialValues: textsOf(stored), ...useTexts() });
  useForgettingErrors(form);
  const section = useSectionForm(of, {
    label: 'about',
    form,
    valuesOf: textsOf,
    send: (values, { updated_at }) => update({ ...values, company_id: companyId, about_id: stored.id, updated_at }),
  });
  return (
    <SectionForm section={section}>
      <AboutFields form={form}>
        <AboutPicture companyId={companyId} stored={stored} lastRead={section.conflict.lastRead} />
      </AboutFields>
    </SectionForm>
  );
}

interface AboutFieldsProps {
  form: { readonly field: (name: 'title' | 'description') => ReturnType<ContractForm<{ title: string }>['field']> };
  /** The picture, between the two. */
  children: ReactNode;
}

function AboutFields({ form, children }: AboutFieldsProps) {
  return (
    <>
      <TextInput {...form.field('title')} maxLength={MAX_LENGTH.aboutTitle} required />
      {children}
      <Textarea {...form.field('description')} maxLength={MAX_LENGTH.about} autosize minRows={6} required />
    </>
  );
}

interface AboutPictureProps {
  companyId: number;
  stored: About;
  /** The version that the form beside it has seen. */
  lastRead: RefObject<string>;
}

/** The picture of an about page that is there already: a new one goes out at once, by a call of its own. */
function AboutPicture({ companyId, stored, lastRead }: AboutPictureProps) {
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
