import type { CompanyDetails } from '@mercadito/contracts/companies';
import { isLocation } from '@mercadito/domain/places/location';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useForgettingErrors } from '../../../shared/forms/use-forgetting.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { NOTICE_MS } from './notices.ts';

export type CompanyForm = ReturnType<typeof useCompanyForm>;

/** What an owner writes of her business; null for one that is still to be. */
export function useCompanyForm(company: CompanyDetails | null) {
  const { t } = useTranslation('ownerCompany');
  const { product } = useSite();
  const form = useContractForm('companies', 'createCompany', {
    initialValues: {
      name: company?.name ?? '',
      // One of the places that are served today, or none.
      location: company && isLocation(company.location, product) ? company.location : '',
      category_id: company ? String(company.category_id) : '',
    },
    labels: { name: t('fields.name'), location: t('fields.location'), category_id: t('fields.category') },
    messages: {
      name: t('errors.name'),
      location: t('errors.location'),
      category_id: t('errors.category'),
    },
  });
  useForgettingErrors(form, NOTICE_MS);
  return form;
}
