import type { PersonDetails } from '@mercadito/contracts/accounts';
import { useUpdatePersonMutation } from '../../entities/accounts/people.api.ts';
import { useUpdateCompanyPlanMutation } from '../../entities/companies/company-plan.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EndDate } from './end-date.tsx';

/** Until when a person is a member. */
export function PersonMembership({ person: { id, subscriptionStatus } }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const [update] = useUpdatePersonMutation();
  const set = (subscription_until: string | null) => update({ userId: id, subscription_until });
  return <EndDate name={t('membership.title')} {...subscriptionStatus} set={set} />;
}

/** Until when a business has the paid plan. */
export function CompanyPlan({ company: { _id, plan } }: { company: NonNullable<PersonDetails['company']> }) {
  const { t } = useTranslation('people');
  const [update] = useUpdateCompanyPlanMutation();
  const set = (until: string | null) => update({ companyId: _id, subscription_product_until: until });
  return <EndDate name={t('business.plan')} {...plan} set={set} />;
}
