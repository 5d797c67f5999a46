import { useGetCompanyAddressQuery } from '../../entities/customization/customization-editing.api.ts';
import { CompanyAddressForm } from './customization-editing/company-address-form.tsx';
import { partPage } from './part-page.tsx';

/** Where a business is, added or changed (SCREEN-26). */
export const Component = partPage('address', useGetCompanyAddressQuery, CompanyAddressForm);
