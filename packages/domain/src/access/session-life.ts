import type { RoleKind } from './role.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WORKDAY_MS = 12 * HOUR_MS;

const IDLE_MS: Readonly<Record<RoleKind, number>> = { user: 14 * DAY_MS, driver: WORKDAY_MS, admin: WORKDAY_MS };
const OWNER_IDLE_MS = WORKDAY_MS;
/** For how many days a device that messages reach stays signed in unused: else the first order of the morning rings nowhere. */
export const REACHED_DAYS = 30;

/** What says how long somebody stays signed in. */
export interface SessionHolder {
  readonly role: RoleKind;
  readonly hasCompany: boolean;
  /** Whether messages reach the device while no page is open. */
  readonly isReached: boolean;
}

function idleMsOf({ role, hasCompany, isReached }: SessionHolder): number {
  if (isReached) return REACHED_DAYS * DAY_MS;
  return hasCompany ? Math.min(OWNER_IDLE_MS, IDLE_MS[role]) : IDLE_MS[role];
}

/** When a session ends that is not used again (ACCOUNT-6), by what its person and its device are today. */
export const sessionEnd = (holder: SessionHolder, lastUsed: Date): Date =>
  new Date(lastUsed.getTime() + idleMsOf(holder));

/** When somebody last gave their password in a session, and whether messages have ever reached its device. */
export interface PasswordProof {
  readonly provedAt: Date;
  /** Of a device that is reached no more too: else ending that would save the question. */
  readonly wasReached: boolean;
}

/** Whether prices, cash and people ask for the password again (ACCOUNT-23). A session that was never reached ends soon enough by itself. */
export const isPasswordNeeded = ({ provedAt, wasReached }: PasswordProof, now: Date): boolean =>
  wasReached && now.getTime() - provedAt.getTime() >= WORKDAY_MS;
