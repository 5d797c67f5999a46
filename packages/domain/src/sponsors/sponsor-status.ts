import { ALLOWED, refuse, type Verdict } from '../verdict.ts';

/** So many businesses stand in the carousel at most (SPONSOR-3): more of them nobody looks through. */
export const MAX_SPONSORS = 12;

export const SPONSOR_STATUSES = ['pending', 'approved', 'declined', 'ended'] as const;

/** What has become of a business's request to be featured. */
export type SponsorStatus = (typeof SPONSOR_STATUSES)[number];

/** What an Admin makes of one. */
export type SponsorDecision = Exclude<SponsorStatus, 'pending'>;

/** Requests that are neither declined nor ended: a business has one of them at most (SPONSOR-1). */
export type OpenSponsorStatus = 'pending' | 'approved';

export const SPONSOR_FORM_STATUSES = ['none', 'pending approval', 'approved'] as const;

/** What a business is told of its own request to be featured (SPONSOR-2). */
export type SponsorFormStatus = (typeof SPONSOR_FORM_STATUSES)[number];

/** From where an Admin's decision leads there. */
const DECIDED_FROM: Readonly<Record<SponsorDecision, SponsorStatus>> = {
  approved: 'pending',
  declined: 'pending',
  ended: 'approved',
};

/**
 * Whether a request may be decided so: a pending one is approved, while there is room in the carousel, or declined; an approved
 * one is ended (SPONSOR-3).
 * @param sponsors how many businesses are featured already
 */
export function canDecide(
  status: SponsorStatus,
  decision: SponsorDecision,
  sponsors: number,
): Verdict<'wrong_status' | 'carousel_full'> {
  if (DECIDED_FROM[decision] !== status) return refuse('wrong_status');
  if (decision === 'approved' && sponsors >= MAX_SPONSORS) return refuse('carousel_full');
  return ALLOWED;
}

/**
 * What a business is told of its request.
 * @param open where its open request is, null while it has none
 */
export const sponsorFormStatus = (open: OpenSponsorStatus | null): SponsorFormStatus =>
  open === 'pending' ? 'pending approval' : (open ?? 'none');
