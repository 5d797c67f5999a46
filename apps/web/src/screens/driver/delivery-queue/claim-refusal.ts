import type { Problem } from '@mercadito/contracts/common';
import { isUnconfirmed, problemOf } from '../../../shared/api/api-error.ts';

/** Why an order could not be taken, as far as the screen words it itself. */
export type ClaimRefusal =
  | { readonly kind: 'already_claimed'; readonly name: string }
  | { readonly kind: 'has_current_order'; readonly current: string | null }
  | { readonly kind: 'driver_unavailable' }
  /** Nothing was heard: it may have been taken, and the next tap asks with the same key. */
  | { readonly kind: 'unconfirmed'; readonly error: unknown }
  | { readonly kind: 'other'; readonly error: unknown };

const fact = ({ facts }: Problem, name: string): string | null => {
  const value = facts?.[name];
  return typeof value === 'string' ? value : null;
};

export function claimRefusalOf(error: unknown): ClaimRefusal {
  const problem = problemOf(error);
  if (isUnconfirmed(error)) return { kind: 'unconfirmed', error };
  switch (problem?.code) {
    case 'already_claimed':
      return { kind: 'already_claimed', name: fact(problem, 'driver_name') ?? '' };
    case 'has_current_order':
      return { kind: 'has_current_order', current: fact(problem, 'current_order') };
    case 'driver_unavailable':
      return { kind: 'driver_unavailable' };
    default:
      return { kind: 'other', error };
  }
}
