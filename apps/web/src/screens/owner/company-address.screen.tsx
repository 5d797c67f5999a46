import { useGetCompanyAddressQuery } from '../../entities/customization/customization-editing.api.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { CompanyAddressForm } from './customization-editing/company-address-form.tsx';
import { PartPage } from './part-page.tsx';

/** Where a business is, added or changed (SCREEN-26). */
export function Component() {
  const companyId = useCompanyId();
  return (
    <PartPage of="address" reading={useGetCompanyAddressQuery({ companyId })}>
      {(stored) => <CompanyAddressForm companyId={companyId} stored={stored} />}
    </PartPage>
  );
}
