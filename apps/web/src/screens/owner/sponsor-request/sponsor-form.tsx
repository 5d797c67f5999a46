import { TextInput, Title } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useId } from 'react';
import { useRequestSponsorshipMutation } from '../../../entities/sponsors/sponsor-requests.api.ts';
import { SPONSOR_RATIO, SponsorSlideFace } from '../../../entities/sponsors/sponsor-slide.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditFailure } from '../../../shared/forms/edit-failure.tsx';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { usePreview } from '../../../shared/pictures/use-preview.ts';
import { useFormProgress } from '../../../shared/pictures/use-upload.ts';
import { PhoneField } from '../../../shared/ui/phone-field.tsx';
import classes from './sponsor-form.module.css';

interface SponsorFormProps {
  company: CompanyDetails;
  onSent: () => void;
  onCancel: () => void;
}

/** An owner asks for her business to be featured, and sees the slide as it will be (SPONSOR-1). */
export function SponsorForm({ company, onSent, onCancel }: SponsorFormProps) {
  const { t } = useTranslation('ownerSponsor');
  const [request] = useRequestSponsorshipMutation();
  const progress = useFormProgress();
  const form = useContractForm('sponsors', 'requestSponsorship', {
    initialValues: { phone: company.address?.telephone_number ?? '', email: '', banner_image: [] },
    labels: { phone: t('phone'), email: t('email'), banner_image: t('banner') },
    messages: { phone: t('common:phone.format'), email: t('emailFormat'), banner_image: t('bannerRequired') },
  });
  const sending = useSubmit(
    form,
    async (values, idempotencyKey) => {
      const { onProgress } = progress;
      const answer = await request({ ...values, company: company._id, idempotencyKey, onProgress });
      progress.end();
      return answer;
    },
    onSent,
  );
  const { banner_image } = form.getValues();
  const [shares] = progress.sharesOf(banner_image);
  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <div className={classes.form}>
        <FieldBox name="phone">
          <PhoneField {...form.field('phone')} description={t('phoneHelp')} required />
        </FieldBox>
        <TextInput
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <PictureField
          {...form.field('banner_image')}
          value={banner_image}
          description={t('bannerHelp')}
          required
          {...(shares && { shares })}
        />
        <SponsorPreview name={company.name} banner={(banner_image as readonly File[])[0]} />
        <EditFailure error={sending.failure} general={t('sendFailed')} />
        <SaveBar
          form={form}
          sending={{ ...sending, failure: null }}
          onDiscard={onCancel}
          names={{ save: t('send'), discard: t('common:cancel') }}
        />
      </div>
    </ContractFormBox>
  );
}

interface SponsorPreviewProps {
  /** The business's. */
  name: string;
  banner: File | undefined;
}

/** The slide as everybody will see it. */
function SponsorPreview({ name, banner }: SponsorPreviewProps) {
  const { t } = useTranslation('ownerSponsor');
  const titleId = useId();
  return (
    <section className={classes.preview} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId} mb="xs">
        {t('preview')}
      </Title>
      <SponsorSlideFace
        banner={
          banner ? (
            <Chosen banner={banner} />
          ) : (
            <span className={classes.none} style={{ aspectRatio: SPONSOR_RATIO }}>
              {t('noBanner')}
            </span>
          )
        }
        name={name}
      />
    </section>
  );
}

function Chosen({ banner }: { banner: File }) {
  return <img className={classes.chosen} src={usePreview(banner)} alt="" style={{ aspectRatio: SPONSOR_RATIO }} />;
}
