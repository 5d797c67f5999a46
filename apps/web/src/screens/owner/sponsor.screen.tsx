import { Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { IconConfetti, IconHourglass } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { SPONSOR_RATIO, SponsorSlideFace } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useRequestSponsorshipMutation } from '../../entities/sponsors/sponsor-requests.api.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FieldBox } from '../../shared/forms/field-box.tsx';
import { EditFailure } from '../../shared/forms/form-failure.tsx';
import { SaveBar } from '../../shared/forms/save-bar.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { PictureField } from '../../shared/pictures/picture-field.tsx';
import { PickedPicture } from '../../shared/pictures/picture-tile.tsx';
import { useFormProgress } from '../../shared/pictures/use-upload.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { announce } from '../../shared/ui/announce.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PhoneField } from '../../shared/ui/phone-field.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import classes from './sponsor.module.css';

/** Where an owner asks for her business to be featured, and learns what became of it (SCREEN-44). */
export function Component() {
  const { t } = useTranslation('ownerSponsor');
  const companyId = useCompanyId();
  return (
    <>
      <SubPageHead back={<BackLink to={hrefTo('myBusiness')}>{t('back')}</BackLink>} title={t('title')} />
      <Stack>
        <Loaded reading={useGetCompanyQuery({ companyId })} skeleton={<Skeleton height="30rem" />} failed={t('failed')}>
          {(company) => <SponsorRequest key={companyId} company={company} />}
        </Loaded>
      </Stack>
    </>
  );
}

function SponsorRequest({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('ownerSponsor');
  // What was read before the request was sent does not know of it yet.
  const [sentAt, setSentAt] = useState<CompanyDetails | null>(null);
  const status = sentAt === company ? 'pending approval' : company.sponsor_form_status;
  const sent = () => {
    setSentAt(company);
    announce(t('pending'));
  };
  if (status === 'approved') return <Approved />;
  if (status === 'pending approval') return <Waiting />;
  return (
    <>
      <Text c="dimmed">{t('lead')}</Text>
      <SponsorForm company={company} onSent={sent} />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('ownerSponsor');
  return <EmptyState icon={<IconHourglass size={40} stroke={1.5} />} title={t('pending')} text={t('pendingText')} />;
}

function Approved() {
  const { t } = useTranslation('ownerSponsor');
  return (
    <EmptyState
      icon={<IconConfetti size={40} stroke={1.5} />}
      title={t('approved')}
      text={t('approvedText')}
      way={{ to: hrefTo('homeBusiness'), text: t('seeBusinesses') }}
    />
  );
}

/** An owner asks for her business to be featured, and sees the slide as it will be (SPONSOR-1). */
function SponsorForm({ company, onSent }: { company: CompanyDetails; onSent: () => void }) {
  const { t } = useTranslation('ownerSponsor');
  const navigate = useNavigate();
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
          onDiscard={() => navigate(hrefTo('myBusiness'))}
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
            <PickedPicture picture={banner} ratio={SPONSOR_RATIO} />
          ) : (
            <span className={classes.noBanner} style={{ aspectRatio: SPONSOR_RATIO }}>
              {t('noBanner')}
            </span>
          )
        }
        name={name}
      />
    </section>
  );
}
