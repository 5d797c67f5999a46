import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { SponsorSlide } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import classes from './feature-your-business.module.css';

interface FeatureYourBusinessProps {
  companyId: number;
  /** It stands in the carousel. */
  isSlide?: boolean;
}

/** Leads an owner to where she asks for her business to be featured; nothing once it is (SPONSOR-5). */
export function FeatureYourBusiness({ companyId, isSlide = false }: FeatureYourBusinessProps) {
  const { t } = useTranslation('shop');
  const { currentData: company } = useGetCompanyQuery({ companyId });
  if (!company || company.is_sponsor) return null;
  const card = (
    <Link className={classes.card} to={hrefTo('sponsor')}>
      <IconSpeakerphone size={32} stroke={1.5} aria-hidden="true" />
      <span className={classes.title}>{t('sponsors.feature')}</span>
      <span className={classes.text}>{t('sponsors.featureText')}</span>
    </Link>
  );
  return isSlide ? <SponsorSlide label={t('sponsors.feature')}>{card}</SponsorSlide> : card;
}
