import { Alert, Anchor, Group } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { may } from '@mercadito/domain/access/may';
import { hasActiveSubscription } from '@mercadito/domain/access/person';
import { IconInfoCircle, IconLock } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSignInLink } from '../../../shared/navigation/way-back.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { CardPage } from '../../../shared/ui/card-grid.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import looks from '../../../shared/ui/looks.module.css';
import { BusinessParts } from './business-parts.tsx';
import { CompanyHeader } from './company-header.tsx';
import { SocialLinks } from './social-links.tsx';

// For the owner of a business that is closed, and for Admins.
const SuspensionNotice = lazyChunk(() =>
  import('../../../entities/companies/suspension-notice.tsx').then((m) => m.SuspensionNotice),
);
// For Admins alone.
const ManageBusiness = lazyChunk(() => import('./manage-business.tsx').then((m) => m.ManageBusiness));

export function BusinessPage({ company }: { company: CompanyDetails }) {
  const { viewer } = useSession();
  const { _id: id, name } = company;
  return (
    <CardPage gap={0}>
      <CompanyHeader company={company} />
      {may(viewer, 'others.act-for').allowed && (
        <Group gap="xs" my="xs">
          <Suspense>
            <ManageBusiness id={id} ownerId={company.user_id} />
          </Suspense>
        </Group>
      )}
      {company.suspension && (
        <Suspense>
          <SuspensionNotice suspension={company.suspension} />
        </Suspense>
      )}
      {company.takes_orders === false && <TakesNoOrders />}
      <BusinessParts company={company} />
      {company.has_member_only && <MemberOnlyNote />}
      <SocialLinks companyId={id} companyName={name} />
    </CardPage>
  );
}

/** Notes take no more room from the goods than they need. */
const SLIM = 'var(--mantine-spacing-xxs) var(--mantine-spacing-sm)';

/** MEMBER-2: members are told what they see, others what they do not; below the goods, which come first (BUSINESS-32). */
function MemberOnlyNote() {
  const { t } = useTranslation('shop');
  const { viewer, isSignedIn } = useSession();
  const signInLink = useSignInLink();
  return (
    <Alert icon={<IconLock aria-hidden="true" />} variant="light" mt="md" p={SLIM}>
      {hasActiveSubscription(viewer) ? t('business.membersNote') : t('business.privateNote')}{' '}
      {!isSignedIn && (
        <Anchor component={Link} to={signInLink} className={looks.reachesUp} underline="always">
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
    <Alert variant="light" color="yellow" mt="xxs" p={SLIM} icon={<IconInfoCircle aria-hidden="true" />}>
      {t('business.takesNoOrders')}
    </Alert>
  );
}
