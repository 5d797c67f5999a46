/** The answer of a rule that may say no: either it is allowed, or the typed refusal says why not. */
export type Verdict<Refusal> = { readonly allowed: true } | { readonly allowed: false; readonly refusal: Refusal };

/** The one way to say yes, so that every rule says it alike. */
export const ALLOWED = { allowed: true } as const;

/** Says no, with the reason. */
export function refuse<const Refusal>(refusal: Refusal): { readonly allowed: false; readonly refusal: Refusal } {
  return { allowed: false, refusal };
}
