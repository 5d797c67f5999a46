import type { CompanyDetails } from '@mercadito/contracts/companies';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { BusinessProducts } from './business-products.tsx';
import classes from './shop.module.css';

// Most people come for the goods; the other parts come when they are opened.
const ServiceList = lazy(() =>
  import('../../features/services/service-list.tsx').then((m) => ({ default: m.ServiceList })),
);
const AboutPage = lazy(() =>
  import('../../features/customization/about-page.tsx').then((m) => ({ default: m.AboutPage })),
);
const ContactPage = lazy(() =>
  import('../../features/customization/contact-page.tsx').then((m) => ({ default: m.ContactPage })),
);

const LABELS = ['home', 'services', 'about', 'contact'] as const;

/** The parts of a business, the open one in the address (`?label=`, spec 1 §2): links, so that each can be shared. */
export function BusinessTabs({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('shop');
  const [params] = useSearchParams();
  const active = LABELS.find((label) => label === params.get('label')) ?? 'home';
  return (
    <>
      <nav className={classes.tabs} aria-label={t('business.tabs.label')}>
        {LABELS.map((label) => (
          <Link
            key={label}
            className={classes.tab}
            to={label === 'home' ? '?' : `?label=${label}`}
            aria-current={label === active ? 'page' : undefined}
            preventScrollReset
          >
            {t(`business.tabs.${label}`)}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<SkeletonPage />}>
        <Part label={active} company={company} />
      </Suspense>
    </>
  );
}

function Part({ label, company }: { label: (typeof LABELS)[number]; company: CompanyDetails }) {
  switch (label) {
    case 'home':
      return <BusinessProducts company={company} />;
    case 'services':
      return <ServiceList companyId={company._id} />;
    case 'about':
      return <AboutPage companyId={company._id} />;
    case 'contact':
      return <ContactPage companyId={company._id} />;
  }
}
