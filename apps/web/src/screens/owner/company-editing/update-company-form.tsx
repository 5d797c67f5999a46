import { Title } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { locationLabel } from '@mercadito/domain/places/location';
import { useId, useState } from 'react';
import { useListCompanyCategoriesQuery } from '../../../entities/categories/category-editing.api.ts';
import { useLazyGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { BANNER_RATIO, CompanyCardFace } from '../../../entities/companies/company-card.tsx';
import { useUpdateCompanyMutation } from '../../../entities/companies/company-editing.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { useForgetting } from '../../../shared/forms/form-failure.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../../shared/navigation/router.tsx';
import { PickedPicture } from '../../../shared/pictures/picture-tile.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import desk from '../../../shared/ui/desk.module.css';
import layout from '../../../shared/ui/layout.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import classes from './company-editing.module.css';
import { CompanyFields, type CompanyForm, useCompanyForm } from './company-form.tsx';
import { CompanyPictureFields, type CompanyPictures, useCompanyPictures } from './company-pictures.tsx';

/** Changes a business: its words first, with the version they were read in, then the pictures that were chosen anew. */
export function UpdateCompanyForm({ company: now }: { company: CompanyDetails }) {
  const { t } = useTranslation('ownerCompany');
  // The business as it was when the form was opened: what is read meanwhile overwrites nothing that is typed.
  const [company] = useState(now);
  const navigate = useNavigate();
  const form = useCompanyForm(company);
  const conflict = useCompanyVersion(company);
  const pictures = useCompanyPictures(company._id, {
    onDone: () => {
      tell(t('update.saved'), { isBrief: true });
      navigate(hrefTo('myBusiness'), { replace: true });
    },
    // Another's change of the words may be in the answer, which nobody has seen then.
    onSent: (sent) => conflict.follow(currentOf(sent)),
  });
  const [update] = useUpdateCompanyMutation();

  const sending = useSubmit(
    form,
    async (values) =>
      form.isDirty()
        ? update({ ...values, companyId: company._id, updated_at: conflict.lastRead.current })
        : { data: null, error: undefined },
    (saved) => {
      if (saved) conflict.follow(currentOf(saved), true);
      void pictures.send();
    },
    { onConflict: conflict.ask },
  );
  useForgetting(sending.failure, sending.forgetFailure);
  const read = useReaders();
  const isSending = sending.isSending || pictures.isSending;

  return (
    <div className={`${layout.grid} ${classes.withPreview}`}>
      <ContractFormBox form={form} onSubmit={sending.submit} mayBegin={() => !isSending}>
        <div className={classes.form}>
          <CompanyPictureFields pictures={pictures} company={company} />
          <CompanyFields form={form} />
          <SaveBar
            form={{ isDirty: () => form.isDirty() || pictures.isDirty, discardChanges: form.discardChanges }}
            sending={{ failure: sending.failure, isSending }}
            onDiscard={() => navigate(hrefTo('myBusiness'))}
            names={{ discard: t('common:cancel') }}
          />
        </div>
        <EditConflictDialog form={form} conflict={conflict} read={read} onKeep={sending.submit} />
      </ContractFormBox>
      <CompanyPreview company={company} values={form.values} pictures={pictures} />
    </div>
  );
}

/** The current version, as the form has it. */
function useCompanyVersion(company: CompanyDetails) {
  const [read] = useLazyGetCompanyQuery();
  const { values, updated_at } = currentOf(company);
  const readAgain = async () => currentOf(await read({ companyId: company._id }).unwrap());
  return useEditConflict(updated_at, readAgain, values);
}

const currentOf = ({ name, location, category_id, updated_at }: CompanyDetails) => ({
  values: { name, location, category_id: String(category_id) },
  updated_at,
});

/** How a place and a category are read, for whoever chooses between two versions. */
function useReaders() {
  const { language } = useTranslation();
  const { places } = useSite();
  const { data: categories = [] } = useListCompanyCategoriesQuery();
  return {
    location: (value: string) => locationLabel(value, places),
    category_id: (value: string | number) => {
      const found = categories.find(({ id }) => String(id) === String(value));
      return found ? categoryName(found, language) : '';
    },
  };
}

interface CompanyPreviewProps {
  company: CompanyDetails;
  values: CompanyForm['values'];
  pictures: CompanyPictures;
}

/** The card as customers will see it, with what has been typed and chosen so far. */
function CompanyPreview({ company, values, pictures }: CompanyPreviewProps) {
  const { t, language } = useTranslation('ownerCompany');
  const titleId = useId();
  const { data: categories = [] } = useListCompanyCategoriesQuery();
  const chosen = categories.find(({ id }) => String(id) === String(values.category_id));
  const profile = { picked: pictures.profile.picture, stored: company.profile_picture };
  const banner = { picked: pictures.banner.picture, stored: company.banner_picture };
  const hasBanner = banner.picked !== undefined || banner.stored !== null;
  return (
    <section className={`${desk.preview} ${classes.preview}`} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId} mb="xs">
        {t('update.preview')}
      </Title>
      <CardGrid label={t('update.preview')}>
        <CompanyCardFace
          banner={<Shown {...(hasBanner ? banner : profile)} ratio={BANNER_RATIO} />}
          logo={<Shown {...profile} ratio={1} />}
          name={<span className={classes.previewName}>{values.name}</span>}
          category={chosen ? categoryName(chosen, language) : ''}
          location={values.location}
        />
      </CardGrid>
    </section>
  );
}

interface ShownProps {
  picked: File | undefined;
  stored: CompanyDetails['profile_picture'];
  ratio: number;
}

/** The picture that has just been chosen, else the stored one. */
function Shown({ picked, stored, ratio }: ShownProps) {
  if (picked) return <PickedPicture picture={picked} ratio={ratio} />;
  return <Picture picture={stored} alt="" ratio={ratio} sizes={PICTURE_SIZES.card} isEager />;
}
