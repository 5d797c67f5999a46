import { Alert, Anchor } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { may } from '@mercadito/domain/access/may';
import { hasActiveSubscription } from '@mercadito/domain/access/person';
import { IconInfoCircle, IconLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useCompanyCategoryName } from '../../../entities/categories/use-category-names.ts';
import { HoursDisclosure } from '../../../entities/opening-hours/hours-disclosure.tsx';
import { ShareButton } from '../../../features/sharing/share-button.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link, useSearchParams } from '../../../shared/navigation/router.tsx';
import { useSignInLink } from '../../../shared/navigation/way-back.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { CardPage } from '../../../shared/ui/card-grid.tsx';
import { lazyChunk, neededChunk } from '../../../shared/ui/lazy-chunk.ts';
import { SkeletonPage } from '../../../shared/ui/skeleton-page.tsx';
import { WhenHydrated } from '../../../shared/ui/when-hydrated.tsx';
import { FavoriteButton } from '../favorite-button.tsx';
import { LinkTabs } from '../link-tabs.tsx';
import { BusinessProducts } from './business-products.tsx';
import { CompanyContact, SocialLinks } from './company-contact.tsx';
import { CompanyHeader } from './company-header.tsx';

// For the owner of a business that is closed, and for Admins.
const SuspensionNotice = lazyChunk(() =>
  import('../../../entities/companies/suspension-notice.tsx').then((m) => m.SuspensionNotice),
);
// For Admins alone.
const ManageBusiness = lazyChunk(() => import('./manage-business.tsx').then((m) => m.ManageBusiness));

export function BusinessPage({ company }: { company: CompanyDetails }) {
  const { viewer } = useSession();
  const categoryName = useCompanyCategoryName();
  const { _id: id, name, address } = company;
  return (
    <CardPage>
      {company.suspension && (
        <Suspense>
          <SuspensionNotice suspension={company.suspension} />
        </Suspense>
      )}
      <CompanyHeader
        company={company}
        category={categoryName(company)}
        openState={<HoursDisclosure company={company} />}
        actions={
          <>
            {may(viewer, 'shopping.see').allowed && (
              <FavoriteButton kind="company" id={id} name={name} isFavorite={company.is_favorite} variant="outlined" />
            )}
            <ShareButton name={name} />
          </>
        }
        contact={
          <>
            {may(viewer, 'others.act-for').allowed && (
              <Suspense>
                <ManageBusiness id={id} ownerId={company.user_id} />
              </Suspense>
            )}
            <CompanyContact name={name} phone={address?.telephone_number} />
            <SocialLinks companyId={id} companyName={name} />
          </>
        }
      />
      {company.takes_orders === false && <TakesNoOrders />}
      {company.has_member_only && <MemberOnlyNote />}
      <BusinessTabs company={company} />
    </CardPage>
  );
}

// Most people come for the goods; the other parts come when they are opened.
const ServiceList = neededChunk(() => import('../../../entities/services/service-list.tsx').then((m) => m.ServiceList));
const AboutPage = neededChunk(() => import('../../../entities/customization/about-page.tsx').then((m) => m.AboutPage));
const ContactPage = neededChunk(() =>
  import('../../../entities/customization/contact-page.tsx').then((m) => m.ContactPage),
);

const LABELS = ['home', 'services', 'about', 'contact'] as const;

/** The parts of a business (SCREEN-3). */
function BusinessTabs({ company }: { company: CompanyDetails }) {
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
          <OtherSection label={active} company={company} />
        </WhenHydrated>
      )}
    </>
  );
}

type OtherLabel = Exclude<(typeof LABELS)[number], 'home'>;

function OtherSection({ label, company }: { label: OtherLabel; company: CompanyDetails }) {
  switch (label) {
    case 'services':
      return <ServiceList companyId={company._id} />;
    case 'about':
      return <AboutPage companyId={company._id} />;
    case 'contact':
      return <ContactPage companyId={company._id} name={company.name} />;
  }
}

/** MEMBER-2: members are told what they see, others what they do not. */
function MemberOnlyNote() {
  const { t } = useTranslation('shop');
  const { viewer, isSignedIn } = useSession();
  const signInLink = useSignInLink();
  return (
    <Alert icon={<IconLock />} variant="light">
      {hasActiveSubscription(viewer) ? t('business.membersNote') : t('business.privateNote')}{' '}
      {!isSignedIn && (
        <Anchor component={Link} to={signInLink} underline="always">
          {t('business.privateLogin')}
        </Anchor>
      )}
    </Alert>
  );
}

/** That a business is shown and takes no orders at the moment (SELLING-1). */
function TakesNoOrders() {
  const { t } = useTranslation('shop');
  return (
    <Alert role="note" variant="light" color="yellow" icon={<IconInfoCircle aria-hidden="true" />}>
      {t('business.takesNoOrders')}
    </Alert>
  );
}
