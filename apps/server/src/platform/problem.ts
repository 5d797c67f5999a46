import type { Problem } from '@mercadito/contracts/common';
import type { Refusal } from './errors.ts';

/** The body of every error answer (decisions.md "Wire rules"). */
export function problemOf(refusal: Refusal): Problem {
  const { message: detail, code, errors, facts } = refusal;
  return { detail, message: detail, code, ...(errors && { errors }), ...(facts && { facts }) };
}
