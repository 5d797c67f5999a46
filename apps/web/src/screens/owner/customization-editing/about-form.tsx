import { Textarea, TextInput } from '@mantine/core';
import type { About } from '@mercadito/contracts/customization';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import type { ReactNode } from 'react';
import {
  useAddAboutMutation,
  useUpdateAboutMutation,
} from '../../../entities/customization/customization-editing.api.ts';
import { type ContractForm, useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useForgettingErrors } from '../../../shared/forms/use-forgetting.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { useFormProgress } from '../../../shared/pictures/use-upload.ts';
import { AboutPicture } from './about-picture.tsx';
import { PartForm } from './part-form.tsx';
import { type FormOf, NOTICE_MS, usePartForm } from './use-part-form.ts';

/** What a business tells of itself: with its picture when it is new, which later goes by itself. */
export function AboutForm({ stored, ...of }: FormOf<About>) {
  return stored ? <ChangedAbout {...of} stored={stored} /> : <NewAbout {...of} />;
}

function useTexts() {
  const { t } = useTranslation('ownerPages');
  return {
    labels: { title: t('about.title'), description: t('about.description') },
    messages: { title: t('about.titleRequired'), description: t('about.descriptionRequired') },
  };
}

const textsOf = ({ title, description }: About) => ({ title, description });

function NewAbout({ companyId, readAgain }: Omit<FormOf<About>, 'stored'>) {
  const { t } = useTranslation('ownerPages');
  const { labels, messages } = useTexts();
  const [add] = useAddAboutMutation();
  const progress = useFormProgress();
  const form = useContractForm('customization', 'addAbout', {
    initialValues: { title: '', image: [], description: '' },
    labels: { ...labels, image: t('about.image') },
    messages: { ...messages, image: t('about.imageRequired') },
  });
  useForgettingErrors(form, NOTICE_MS);
  const part = usePartForm({
    label: 'about',
    form,
    stored: null,
    readAgain,
    valuesOf: textsOf,
    send: async (values, { idempotencyKey }) => {
      const answer = await add({ ...values, company_id: companyId, onProgress: progress.onProgress, idempotencyKey });
      progress.end();
      return answer;
    },
  });
  const { image } = form.getValues();
  const [shares] = progress.sharesOf(image);
  return (
    <PartForm part={part}>
      <AboutFields form={form}>
        <PictureField {...form.field('image')} value={image} required {...(shares && { shares })} />
      </AboutFields>
    </PartForm>
  );
}

function ChangedAbout({ companyId, stored, readAgain }: FormOf<About> & { stored: About }) {
  const [update] = useUpdateAboutMutation();
  const form = useContractForm('customization', 'updateAbout', { initialValues: textsOf(stored), ...useTexts() });
  useForgettingErrors(form, NOTICE_MS);
  const part = usePartForm({
    label: 'about',
    form,
    stored,
    readAgain,
    valuesOf: textsOf,
    send: (values, { updated_at }) => update({ ...values, company_id: companyId, about_id: stored.id, updated_at }),
  });
  return (
    <PartForm part={part}>
      <AboutFields form={form}>
        <AboutPicture companyId={companyId} stored={stored} lastRead={part.conflict.lastRead} />
      </AboutFields>
    </PartForm>
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
