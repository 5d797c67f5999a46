import type { PersonDetails } from '@mercadito/contracts/accounts';
import { useRef } from 'react';
import { useUpdatePersonMutation } from '../../../entities/accounts/people.api.ts';
import { useUpdateCompanyPlanMutation } from '../../../entities/companies/company-editing.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { EndDate } from './end-date.tsx';

const later = (one = '', other = ''): string => (Date.parse(other) > Date.parse(one) || one === '' ? other : one);

/** Until when a person is a member, set over the end that is shown here and no other (CALL-14). */
export function PersonMembership({ person }: { person: PersonDetails }) {
  const { id, subscriptionStatus } = person;
  const { t } = useTranslation('people');
  const [update] = useUpdatePersonMutation();
  /** The version that was made here: Undo takes back that one, and none that another Admin has made since. */
  const made = useRef<string | undefined>(undefined);
  const set = async (subscription_until: string | null) => {
    const updated_at = later(person.updated_at, made.current);
    const answer = await update({ userId: id, subscription_until, ...(updated_at && { updated_at }) });
    made.current = answer.data?.updated_at ?? made.current;
    return answer;
  };
  return <EndDate name={t('membership.title')} {...subscriptionStatus} set={set} />;
}

/** An end that was set here, and which one it was set over. */
interface Made {
  readonly over: string | null;
  readonly end: string | null;
}

/** Until when a business has the paid plan, set over the end that is shown here and no other (CALL-14). */
export function CompanyPlan({ company: { _id, plan } }: { company: NonNullable<PersonDetails['company']> }) {
  const { t } = useTranslation('people');
  const [update] = useUpdateCompanyPlanMutation();
  /** Stands in place of what is shown until that has been read again; Undo takes back this one and no other. */
  const made = useRef<Made | null>(null);
  const set = async (end: string | null) => {
    const shown = plan.until;
    const subscription_product_until_was = made.current?.over === shown ? made.current.end : shown;
    const answer = await update({ companyId: _id, subscription_product_until: end, subscription_product_until_was });
    made.current = answer.error ? null : { over: shown, end };
    return answer;
  };
  return <EndDate name={t('business.plan')} {...plan} set={set} />;
}
