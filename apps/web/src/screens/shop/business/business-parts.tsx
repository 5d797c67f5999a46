import type { CompanyDetails } from '@mercadito/contracts/companies';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSearchParams } from '../../../shared/navigation/router.tsx';
import { neededChunk } from '../../../shared/ui/lazy-chunk.ts';
import { SkeletonPage } from '../../../shared/ui/skeleton-page.tsx';
import { WhenHydrated } from '../../../shared/ui/when-hydrated.tsx';
import { LinkTabs, StickyBand } from '../link-tabs.tsx';
import { BusinessProducts } from './business-products.tsx';
import { ShopBand } from './shop-band.tsx';

// Most people come for the goods; the other parts come when they are opened.
const ServiceList = neededChunk(() => import('../../../entities/services/service-list.tsx').then((m) => m.ServiceList));
const AboutPage = neededChunk(() => import('../../../entities/customization/about-page.tsx').then((m) => m.AboutPage));
const ContactPage = neededChunk(() =>
  import('../../../entities/customization/contact-page.tsx').then((m) => m.ContactPage),
);

const LABELS = ['home', 'services', 'about', 'contact'] as const;

type Label = (typeof LABELS)[number];

/** The parts of a business: those with something in them are offered, and each opens by its address (BUSINESS-31). */
export function BusinessParts({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('shop');
  const [params] = useSearchParams();
  // A server of the version before does not say what there is.
  const offered = LABELS.filter((label) => company.parts?.[label] ?? true);
  const active = LABELS.find((label) => label === params.get('label')) ?? offered[0] ?? 'home';
  const isAlone = offered.every((label) => label === active);
  return (
    <>
      <StickyBand>
        {!isAlone && (
          <LinkTabs
            name={t('business.tabs.label')}
            labels={offered}
            active={active}
            textOf={(label) => t(`business.tabs.${label}`)}
          />
        )}
        {active === 'home' && offered.includes('home') && <ShopBand company={company} />}
      </StickyBand>
      {active === 'home' ? (
        <BusinessProducts company={company} />
      ) : (
        <WhenHydrated fallback={<SkeletonPage />}>
          <OtherPart label={active} company={company} />
        </WhenHydrated>
      )}
    </>
  );
}

function OtherPart({ label, company }: { label: Exclude<Label, 'home'>; company: CompanyDetails }) {
  switch (label) {
    case 'services':
      return <ServiceList companyId={company._id} />;
    case 'about':
      return <AboutPage companyId={company._id} />;
    case 'contact':
      return <ContactPage companyId={company._id} name={company.name} />;
  }
}
