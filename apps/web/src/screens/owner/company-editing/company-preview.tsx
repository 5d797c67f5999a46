import { Title } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { useId } from 'react';
import { useListCompanyCategoriesQuery } from '../../../entities/categories/company-categories.api.ts';
import { BANNER_RATIO, CompanyCardFace } from '../../../entities/companies/company-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePreview } from '../../../shared/pictures/use-preview.ts';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './company-preview.module.css';
import type { CompanyForm } from './use-company-form.ts';
import type { CompanyPictures } from './use-company-pictures.ts';

interface CompanyPreviewProps {
  company: CompanyDetails;
  values: CompanyForm['values'];
  pictures: CompanyPictures;
}

/** The card as customers will see it, with what has been typed and chosen so far. */
export function CompanyPreview({ company, values, pictures }: CompanyPreviewProps) {
  const { t, language } = useTranslation('ownerCompany');
  const titleId = useId();
  const { data: categories = [] } = useListCompanyCategoriesQuery();
  const chosen = categories.find(({ id }) => String(id) === String(values.category_id));
  const profile = { picked: pictures.profile.picture, stored: company.profile_picture };
  const banner = { picked: pictures.banner.picture, stored: company.banner_picture };
  const hasBanner = banner.picked !== undefined || banner.stored !== null;
  return (
    <section className={classes.preview} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId} mb="xs">
        {t('update.preview')}
      </Title>
      <CardGrid label={t('update.preview')}>
        <CompanyCardFace
          banner={<Shown {...(hasBanner ? banner : profile)} ratio={BANNER_RATIO} />}
          logo={<Shown {...profile} ratio={1} />}
          name={<span className={classes.name}>{values.name}</span>}
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
  if (picked) return <Picked picture={picked} ratio={ratio} />;
  return <Picture picture={stored} alt="" ratio={ratio} sizes={PICTURE_SIZES.card} isEager />;
}

function Picked({ picture, ratio }: { picture: File; ratio: number }) {
  return <img className={classes.picture} src={usePreview(picture)} alt="" style={{ aspectRatio: ratio }} />;
}
