import { describe, expect, test } from 'vitest';
import {
  canDecide,
  MAX_SPONSORS,
  type OpenSponsorStatus,
  SPONSOR_STATUSES,
  type SponsorDecision,
  sponsorFormStatus,
} from './sponsor-status.ts';

const DECISIONS: readonly SponsorDecision[] = ['approved', 'declined', 'ended'];

describe('a request to be featured', () => {
  test('is approved or declined while it waits, ended once it is approved, and nothing else', () => {
    const allowed = SPONSOR_STATUSES.flatMap((status) =>
      DECISIONS.filter((decision) => canDecide(status, decision, 0).allowed).map((to) => `${status} → ${to}`),
    );
    expect(allowed).toEqual(['pending → approved', 'pending → declined', 'approved → ended']);
  });

  test('is approved while there is room in the carousel', () => {
    expect(canDecide('pending', 'approved', MAX_SPONSORS - 1).allowed).toBe(true);
    expect(canDecide('pending', 'approved', MAX_SPONSORS)).toEqual({ allowed: false, refusal: 'carousel_full' });
    expect(canDecide('pending', 'declined', MAX_SPONSORS).allowed).toBe(true);
    expect(canDecide('approved', 'ended', MAX_SPONSORS).allowed).toBe(true);
  });

  test.each<[OpenSponsorStatus | null, string]>([
    [null, 'none'],
    ['pending', 'pending approval'],
    ['approved', 'approved'],
  ])('that is %s is told to its business as %s', (open, told) => {
    expect(sponsorFormStatus(open)).toBe(told);
  });
});
