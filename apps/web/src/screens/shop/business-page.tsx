import type { CompanyDetails } from '@mercadito/contracts/companies';
import { may } from '@mercadito/domain/access/may';
import { Suspense } from 'react';
import { useCompanyCategoryName } from '../../entities/categories/use-category-names.ts';
import { HoursDisclosure } from '../../entities/opening-hours/hours-disclosure.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { CardPage } from '../../shared/ui/card-grid.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { BusinessTabs } from './business-tabs.tsx';
import { CompanyContact } from './companies/company-contact.tsx';
import { CompanyHeader } from './companies/company-header.tsx';
import { MemberOnlyNote } from './companies/member-only-note.tsx';
import { TakesNoOrders } from './companies/takes-no-orders.tsx';
import { FavoriteButton } from './favoriting/favorite-button.tsx';
import { SocialLinks } from './social-links.tsx';

// For the owner of a business that is closed, and for Admins.
const SuspensionNotice = lazyChunk(() =>
  import('../../entities/companies/suspension-notice.tsx').then((m) => m.SuspensionNotice),
);
// For Admins alone.
const ManageBusiness = lazyChunk(() => import('./manage-business.tsx').then((m) => m.ManageBusiness));

/** The front of a business and what it offers. */
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
