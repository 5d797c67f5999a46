import type { AdminOrder } from '@mercadito/contracts/orders/admin';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardText } from './order-card-parts.tsx';

type KeywordFacts = Pick<
  AdminOrder,
  'keyword_check' | 'without_keyword_reason' | 'without_keyword_note' | 'wrong_tries'
>;

/** How a handover was proved, and how often a wrong word was tried, for Admins (DELIVERY-16); nothing where nobody may know. */
export function KeywordCheck({ facts }: { facts: KeywordFacts }) {
  const { t } = useTranslation('deliveries');
  const {
    keyword_check: check,
    without_keyword_reason: reason,
    without_keyword_note: note,
    wrong_tries: count,
  } = facts;
  if (check === null) return null;
  return (
    <CardText>
      <strong>{t(`keywordCheck.${check}`)}</strong>
      {reason && ` ${t(`handover.reasons.${reason}`)}.`}
      {note && ` “${note}”`}
      {count > 0 && ` ${t('keywordCheck.wrongTries', { count })}`}
    </CardText>
  );
}
