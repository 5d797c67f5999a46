import { Suspense } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { lazyPart } from '../../shared/ui/lazy-part.ts';

// For the few whose business is closed.
const SuspensionNotice = lazyPart(() =>
  import('../../entities/companies/suspension-notice.tsx').then((m) => m.SuspensionNotice),
);

/** That her business is closed, before everything else of it. */
export function OwnSuspension({ companyId }: { companyId: number }) {
  const { currentData: company } = useGetCompanyQuery({ companyId });
  if (!company?.suspension) return null;
  return (
    <Suspense>
      <SuspensionNotice suspension={company.suspension} />
    </Suspense>
  );
}
