import { Stack } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hasShoppingSide } from '@mercadito/domain/access/person';
import { Suspense } from 'react';
import { useCompanyCategoryName } from '../../features/categories/use-category-names.ts';
import { CompanyHeader } from '../../features/companies/company-header.tsx';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { OpenState } from '../../features/opening-hours/open-state.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { late } from '../../shared/ui/late.ts';
import { BusinessTabs } from './business-tabs.tsx';
import classes from './shop.module.css';

// Extras: the page does not wait for them.
const SocialLinks = late(() => import('../../features/customization/social-links.tsx').then((m) => m.SocialLinks));

const HoursDisclosure = late(() =>
  import('../../features/opening-hours/hours-disclosure.tsx').then((m) => m.HoursDisclosure),
);
const CompanyContact = late(() => import('../../features/companies/company-contact.tsx').then((m) => m.CompanyContact));
const MemberOnlyNote = late(() =>
  import('../../features/companies/member-only-note.tsx').then((m) => m.MemberOnlyNote),
);
const ShareButton = late(() => import('./share-button.tsx').then((m) => m.ShareButton));

/** The front of a business and what it offers. */
export function BusinessPage({ company }: { company: CompanyDetails }) {
  const { viewer } = useSession();
  const categoryName = useCompanyCategoryName();
  const { _id: id, name, address } = company;
  return (
    <Stack gap="md" className={classes.cards}>
      <CompanyHeader
        company={company}
        category={categoryName(company)}
        openState={
          <Suspense fallback={<OpenState of={company} />}>
            <HoursDisclosure company={company} />
          </Suspense>
        }
        actions={
          <>
            {hasShoppingSide(viewer) && (
              <FavoriteButton kind="company" id={id} name={name} isFavorite={company.is_favorite} look="outlined" />
            )}
            <Suspense>
              <ShareButton name={name} />
            </Suspense>
          </>
        }
        contact={
          <>
            <Suspense>
              <CompanyContact name={name} phone={address?.telephone_number} />
            </Suspense>
            <Suspense>
              <SocialLinks companyId={id} companyName={name} />
            </Suspense>
          </>
        }
      />
      {company.has_member_only && (
        <Suspense>
          <MemberOnlyNote />
        </Suspense>
      )}
      <BusinessTabs company={company} />
    </Stack>
  );
}
