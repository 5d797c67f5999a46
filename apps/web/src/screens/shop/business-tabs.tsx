import type { CompanyDetails } from '@mercadito/contracts/companies';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { neededChunk } from '../../shared/ui/lazy-chunk.ts';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { BusinessProducts } from './business-products.tsx';
import { LinkTabs } from './link-tabs.tsx';

// Most people come for the goods; the other parts come when they are opened.
const ServiceList = neededChunk(() => import('../../entities/services/service-list.tsx').then((m) => m.ServiceList));
const AboutPage = neededChunk(() => import('../../entities/customization/about-page.tsx').then((m) => m.AboutPage));
const ContactPage = neededChunk(() =>
  import('../../entities/customization/contact-page.tsx').then((m) => m.ContactPage),
);

const LABELS = ['home', 'services', 'about', 'contact'] as const;

/** The parts of a business (SCREEN-3). */
export function BusinessTabs({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('shop');
  const [params] = useSearchParams();
  const active = LABELS.find((label) => label === params.get('label')) ?? 'home';
  return (
    <>
      <LinkTabs
        name={t('business.tabs.label')}
        labels={LABELS}
        active={active}
        textOf={(label) => t(`business.tabs.${label}`)}
      />
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

type OtherLabel = Exclude<(typeof LABELS)[number], 'home'>;

function OtherPart({ label, company }: { label: OtherLabel; company: CompanyDetails }) {
  switch (label) {
    case 'services':
      return <ServiceList companyId={company._id} />;
    case 'about':
      return <AboutPage companyId={company._id} />;
    case 'contact':
      return <ContactPage companyId={company._id} />;
  }
}
