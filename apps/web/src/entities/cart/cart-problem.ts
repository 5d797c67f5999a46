import type { CartRefusal as RuleRefusal } from '@mercadito/domain/cart/change-cart';
import type { ChoiceRefusal } from '@mercadito/domain/cart/option-choice';
import { problemOf } from '../../shared/api/api-error.ts';
import { moneyText } from '../../shared/format/money.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useLateTranslation } from '../../shared/i18n/use-translation.ts';

/** Why the cart did not take something, from the shared rules or from the server. */
export type CartProblem =
  | { readonly reason: 'over_cap'; readonly room: number }
  | { readonly reason: 'sold_out'; readonly name: string }
  | { readonly reason: 'few_left'; readonly name: string; readonly left: number }
  | { readonly reason: 'option_missing'; readonly groupId: number | null; readonly group: string }
  | { readonly reason: 'option_invalid' }
  | { readonly reason: 'over_quantity' }
  | { readonly reason: 'takes_no_orders' }
  | { readonly reason: 'too_many_lines'; readonly limit: number }
  | { readonly reason: 'failed'; readonly error: unknown };

/** A problem in the words of the screen. */
export interface WordedProblem {
  readonly reason: CartProblem['reason'];
  readonly text: string;
  /** The option group without a choice, for the focus. */
  readonly groupId: number | null;
}

export function soldOut(name: string, left: number | null): CartProblem {
  return left ? { reason: 'few_left', name, left } : { reason: 'sold_out', name };
}

export function problemOfRule(refusal: RuleRefusal, name: string): CartProblem {
  if (refusal.reason === 'over_cap') return { reason: 'over_cap', room: refusal.roomLeftCents / 100 };
  if (refusal.reason === 'too_many_lines') return refusal;
  return refusal.reason === 'count_out_of_range' ? { reason: 'over_quantity' } : soldOut(name, null);
}

export function problemOfChoice(refusal: ChoiceRefusal): CartProblem {
  if (refusal.reason !== 'required_choice_missing') return { reason: 'option_invalid' };
  return { reason: 'option_missing', groupId: refusal.groupId, group: refusal.groupTitle };
}

/** What the server refuses, by its code and facts. */
export function problemOfAnswer(error: unknown): CartProblem {
  const problem = problemOf(error);
  const fact = (name: string) => problem?.facts?.[name];
  switch (problem?.code) {
    case 'cart_cap':
      return { reason: 'over_cap', room: Number(fact('room') ?? 0) };
    case 'sold_out':
      return soldOut(String(fact('product_name') ?? ''), Number(fact('stock') ?? 0));
    case 'option_required':
      return {
        reason: 'option_missing',
        groupId: Number(fact('group_id')) || null,
        group: String(fact('group_title')),
      };
    case 'option_invalid':
    case 'option_unavailable':
      return { reason: 'option_invalid' };
    case 'over_quantity':
    case 'takes_no_orders':
      return { reason: problem.code };
    case 'too_many_lines':
      return { reason: 'too_many_lines', limit: Number(fact('limit') ?? 0) };
    default:
      return { reason: 'failed', error };
  }
}

export function useProblemWords(): (problem: CartProblem) => WordedProblem {
  // Not awaited: a product page must not wait for texts that only a problem needs.
  const { t } = useLateTranslation('cart');
  const textOf = (problem: CartProblem): string => {
    switch (problem.reason) {
      case 'over_cap':
        return `${t('refused.over_cap')} ${t('refused.room', { room: moneyText(problem.room, 'MXN') })}`;
      case 'few_left':
        return t('refused.few_left', { name: problem.name, count: problem.left });
      case 'failed':
        return errorText(problem.error);
      default:
        return t(`refused.${problem.reason}`, { ...problem });
    }
  };
  return (problem) => ({
    reason: problem.reason,
    text: textOf(problem),
    groupId: problem.reason === 'option_missing' ? problem.groupId : null,
  });
}
