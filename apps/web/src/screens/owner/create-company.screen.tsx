import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBuildingStore } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useCreateCompanyMutation } from '../../entities/companies/company-editing.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../shared/forms/contract-form.tsx';
import { FormWorkContext, useSubmitAfterWork } from '../../shared/forms/field-work.tsx';
import { useForgetting } from '../../shared/forms/form-failure.tsx';
import { SaveBar } from '../../shared/forms/save-bar.tsx';
import { useSubmit } from '../../shared/forms/use-submit.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { userLoaded } from '../../shared/session/session.slice.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import { CompanyFields, useCompanyForm } from './company-editing/company-form.tsx';
import { CompanyPictureFields, useCompanyPictures } from './company-editing/company-pictures.tsx';

/** An owner opens her business, in two steps (SCREEN-22). */
export function Component() {
  const { t } = useTranslation('ownerCompany');
  const companyId = useSession().user?.company_id ?? null;
  return (
    <Stack>
      <Title order={1}>{t('create.title')}</Title>
      {companyId === null ? <CreateCompanyForm /> : <Opened key={companyId} companyId={companyId} />}
    </Stack>
  );
}

/** Step one is done, in this visit or before it: what is missing is the picture, or nothing. */
function Opened({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerCompany');
  return (
    <Loaded
      reading={useGetCompanyQuery({ companyId })}
      skeleton={<Skeleton height={280} />}
      failed={t('create.failed')}
    >
      {(company) => <StepTwo company={company} />}
    </Loaded>
  );
}

function StepTwo({ company }: { company: CompanyDetails }) {
  // The business as it was found: with the picture that is being sent the form has not come to its end yet.
  const [isWhole] = useState(company.profile_picture !== null);
  return isWhole ? <HasBusiness /> : <CompanyPicturesForm company={company} />;
}

function HasBusiness() {
  const { t } = useTranslation('ownerCompany');
  return (
    <EmptyState
      icon={<IconBuildingStore size={40} stroke={1.5} />}
      title={t('create.exists')}
      text={t('create.existsText')}
      way={{ to: hrefTo('myBusiness'), text: t('create.toDashboard') }}
    />
  );
}

/**
 * Step one of opening a business: name, place and category. Once it is done the account has its business, and step two
 * follows from that.
 */
function CreateCompanyForm() {
  const { t } = useTranslation('ownerCompany');
  const navigate = useNavigate();
  const { user, token } = useSession();
  const dispatch = useAppDispatch();
  const [create] = useCreateCompanyMutation();
  const form = useCompanyForm(null);
  const sending = useSubmit(
    form,
    (values, idempotencyKey) => create({ ...values, idempotencyKey }),
    ({ _id }) => {
      // The gates know of it at once, whether or not the account can be read again.
      if (user) dispatch(userLoaded({ token, user: { ...user, company_id: _id } }));
    },
  );
  useForgetting(sending.failure, sending.forgetFailure);
  return (
    <>
      <Text c="dimmed">{t('create.stepOne')}</Text>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <Stack gap="md" maw="46rem">
          <CompanyFields form={form} />
          <SaveBar
            form={form}
            sending={sending}
            onDiscard={() => navigate(hrefTo('home'))}
            names={{ save: t('create.next'), discard: t('common:cancel') }}
          />
        </Stack>
      </ContractFormBox>
    </>
  );
}

/** Step two of opening a business: its profile picture, and a banner if there is one. What has gone does not go again. */
function CompanyPicturesForm({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('ownerCompany');
  const { brand } = useSite();
  const navigate = useNavigate();
  const { name } = company;
  const done = () => {
    tell(t('create.done', { name, brand }), { isBrief: true });
    navigate(hrefTo('home'), { replace: true });
  };
  const pictures = useCompanyPictures(company._id, { onDone: done });
  const { work, begin } = useSubmitAfterWork(() => {
    if (pictures.profile.picture) void pictures.send();
    else pictures.profile.refuse(t('errors.profile'));
  });
  return (
    <>
      <Text c="dimmed">{t('create.stepTwo', { name })}</Text>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          begin();
        }}
      >
        <FormWorkContext value={work}>
          <Stack gap="md" maw="46rem">
            <CompanyPictureFields pictures={pictures} company={company} isProfileRequired />
            <SaveBar
              form={{ isDirty: () => pictures.isDirty, discardChanges: pictures.forget }}
              sending={{ failure: null, isSending: pictures.isSending }}
              onDiscard={() => navigate(hrefTo('home'))}
              names={{ discard: t('common:cancel') }}
            />
          </Stack>
        </FormWorkContext>
      </form>
    </>
  );
}
