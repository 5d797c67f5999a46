import { PEOPLE_STATES } from '@mercadito/domain/access/people-state';
import { ROLE_KINDS } from '@mercadito/domain/access/role';
import { AVAILABILITY_STATUSES } from '@mercadito/domain/deliveries/driver';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { answered } from './answered.ts';
import {
  cappedCount,
  cursor,
  done,
  flag,
  id,
  instant,
  lastDay,
  lastRead,
  listOf,
  page,
  picture,
  search,
  text,
} from './common.ts';
import { always, anyone, endpointsOf, person, site } from './endpoint.ts';
import { newAccount } from './new-account.ts';
import { chosenPassword } from './password.ts';

const endpoint = endpointsOf({
  name: 'accounts',
  about: 'Signing in and up, the own account, where one is signed in; people and roles for Admins.',
});

/** A role as accounts carry it: the stored value or its kind. */
const roleText = z.string().max(80);

/** A person as their own screens and the Admin's see them (ACCOUNT-1). */
export const account = z
  .object({
    id,
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** Whether a link has proved it, and the one they want instead until a link proves that; left out by the version before. */
    ...{ email_confirmed: z.boolean().optional(), email_pending: z.string().nullable().optional() },
    /** Their own, `+526271234567`; null without one, left out by the version before (ACCOUNT-22). */
    telephone: z.string().nullable().optional(),
    profile: z.object({
      /** The stored value: `User`, `Admin` or `{product} Biz driver`. */
      role: z.string(),
      /** The role without the town's name, for programs. */
      kind: answered(ROLE_KINDS),
      image: z.string().nullable(),
      image_picture: picture.nullable(),
      subscriptionActive: z.boolean(),
    }),
    subscriptionStatus: z.object({ active: z.boolean(), until: instant.nullable() }),
    /** Their company's `_id`, null without one. */
    company_id: z.int().nullable(),
    driver_id: z.int().nullable(),
    /** After a reset: until it is false, most calls answer 403 `password_change_required`. */
    must_change_password: z.boolean(),
    /** When it is to be deleted, as its person has asked; null while it is not, left out by the version before (PRIVACY-3). */
    deletion_at: instant.nullable().optional(),
  })
  .meta({ id: 'Account' });

const token = z.object({ token: z.string() });

/**
 * ACCOUNT-4: the same answer, after the same time, whether the name is unknown or the password wrong. 403 `account_blocked`
 * where both are right and an Admin keeps the person out; the facts' `reason` says why (ACCOUNT-13).
 */
export const login = endpoint('login', {
  summary: 'Sign in with a user name or an e-mail address, and a password',
  method: 'POST',
  path: '/login/',
  access: anyone(),
  rate: 'login',
  body: z.object({
    /** Or the e-mail address; where mail is set up one that was confirmed (ACCOUNT-19). */
    username: text(MAX_LENGTH.email, 'User Name is required'),
    password: z
      .string('Password is required')
      .min(1, 'Password is required')
      .max(MAX_LENGTH.password, `At most ${MAX_LENGTH.password} characters`),
  }),
  response: token,
});

export const logout = endpoint('logout', {
  summary: 'Revoke the token in use',
  method: 'POST',
  path: '/logout/',
  ...{ access: person('account.use'), rate: 'session' },
  withOneTimePassword: true,
  response: done,
});

/** ACCOUNT-1: signed in at once. */
export const signUp = endpoint('signUp', {
  summary: 'Open an account',
  method: 'POST',
  path: '/accounts/',
  access: anyone(),
  rate: 'sign-up',
  body: newAccount,
  status: 201,
  response: z.object({ token: z.string(), user: account }),
});

export const getUser = endpoint('getUser', {
  summary: 'The person the token belongs to',
  method: 'GET',
  path: '/get-user/',
  access: person('account.use'),
  withOneTimePassword: true,
  response: account,
});

/** 429 after several wrong current passwords in a session, with a wait that grows as at the login. */
export const changePassword = endpoint('changePassword', {
  summary: 'Change the own password; every other session ends',
  method: 'PUT',
  path: '/account/password/',
  access: person('account.use'),
  rate: 'password',
  withOneTimePassword: true,
  body: z.object({ current_password: z.string().min(1).max(MAX_LENGTH.password), new_password: chosenPassword }),
  response: done,
});

const session = z
  .object({
    ...{ id, created_at: instant, last_used_at: instant, device: z.string(), current: z.boolean() },
    /** When it ends unless it is used, and whether messages reach the device; left out by the version before. */
    ...{ ends_at: instant.optional(), is_reached: z.boolean().optional() },
  })
  .meta({ id: 'Session' });

export const listSessions = endpoint('listSessions', {
  summary: 'Where the person is signed in',
  method: 'GET',
  path: '/account/sessions/',
  access: person('account.use'),
  response: z.object({ results: z.array(session) }),
});

export const revokeSession = endpoint('revokeSession', {
  summary: 'Sign one device out',
  method: 'DELETE',
  path: '/account/sessions/{sessionId}/',
  ...{ access: person('account.use'), rate: 'session' },
  params: z.object({ sessionId: id }),
  response: done,
});

export const revokeAllSessions = endpoint('revokeAllSessions', {
  summary: 'Sign out everywhere, here too',
  method: 'DELETE',
  path: '/account/sessions/',
  ...{ access: person('account.use'), rate: 'session' },
  response: done,
});

/** What an Admin's list says of a person: the account, how to reach them, what they have and whether they are let in. */
const personFields = {
  ...account.shape,
  /** Their own, else of their delivery address, else of their business's; null without one. */
  phone: z.string().nullable(),
  created_at: instant,
  /** When they were last signed in; null where nothing tells any more. */
  last_seen_at: instant.nullable(),
  is_blocked: z.boolean(),
  /** Since when they ask for a membership; null while they do not, left out by the version before (WISH-1). */
  membership_asked_at: instant.nullable().optional(),
  /** Left out by the version before. */
  updated_at: instant.optional(),
  company: z
    .object({
      _id: z.int(),
      name: z.string(),
      /** The paid plan, without which a business has at most 100 products. */
      plan: z.object({ active: z.boolean(), until: instant.nullable() }),
      has_member_only: z.boolean(),
      /** Why an Admin has closed it, since when and by whom (a user name); null while it is open (SUSPENSION-1). */
      suspension: z.object({ reason: z.string(), at: instant, by: z.string().nullable() }).nullable().optional(),
    })
    .nullable(),
  driver: z
    .object({
      id: z.int(),
      availability_status: answered(AVAILABILITY_STATUSES),
      orders_in_hand: z.int(),
      daily_start_time: z.string().nullable(),
      daily_end_time: z.string().nullable(),
    })
    .nullable(),
};

const personEntry = z.object(personFields).meta({ id: 'PersonEntry' });

/** A person as an Admin's screen of them has it. */
export const personDetails = z
  .object({
    ...personFields,
    /** Why they are kept out, since when and by whom (a user name); null while they are let in. */
    block: z.object({ reason: z.string(), at: instant, by: z.string().nullable() }).nullable(),
    /** On how many devices they are signed in. */
    sessions: z.int(),
  })
  .meta({ id: 'PersonDetails' });

/**
 * By a part of their names, user name or e-mail, one slip of the finger forgiven, or by three or more digits of their
 * telephone number, however it is written (ACCOUNT-11).
 */
export const listPeople = endpoint('listPeople', {
  summary: 'Find people by name, user name, e-mail or telephone number',
  method: 'GET',
  path: '/accounts/',
  access: site('people.read'),
  query: z.object({ search, role: roleText.optional(), state: z.enum(PEOPLE_STATES).optional(), page, cursor }),
  response: listOf(personEntry).extend(cappedCount),
});

export const getPerson = endpoint('getPerson', {
  summary: 'A person with all that Admins decide about them',
  method: 'GET',
  path: '/accounts/{userId}/',
  access: site('people.read'),
  params: z.object({ userId: id }),
  response: personDetails,
});

const ofPerson = { access: site('people.write'), params: z.object({ userId: id }), asksPassword: always };

/** Making someone a driver creates the driver profile; the last Admin stays one: 409 `last_admin` (ROLE-4). */
export const updatePerson = endpoint('updatePerson', {
  ...ofPerson,
  summary: "Set a person's role or membership",
  description: '`changed_meanwhile` (409) when the person is newer than `updated_at`.',
  method: 'PATCH',
  path: '/accounts/{userId}/',
  body: z.object({
    role: roleText.optional(),
    /** The membership's last day as an ISO date or instant; null ends it. */
    subscription_until: lastDay.nullable().optional(),
    updated_at: lastRead,
  }),
  response: personDetails,
});

/**
 * Ends all their sessions and keeps them out; the login tells them the reason. With `suspend_business` their business is
 * suspended for the same reason in the same moment, otherwise it stays as it is. 409
 * `own_account`, `last_admin`, or `driver_has_orders` (facts: how many) for a driver who holds some (ACCOUNT-14, ROLE-7).
 */
export const blockPerson = endpoint('blockPerson', {
  ...ofPerson,
  summary: 'Keep a person out, and say why',
  method: 'PUT',
  path: '/accounts/{userId}/block/',
  body: z.object({ reason: text(MAX_LENGTH.blockReason), suspend_business: flag.optional().default(false) }),
  response: personDetails,
});

export const unblockPerson = endpoint('unblockPerson', {
  ...ofPerson,
  summary: 'Let a person in again',
  method: 'DELETE',
  path: '/accounts/{userId}/block/',
  response: personDetails,
});

/** The person can sign in again at once (ACCOUNT-15). */
export const signPersonOut = endpoint('signPersonOut', {
  ...ofPerson,
  summary: 'Sign a person out everywhere',
  method: 'DELETE',
  path: '/accounts/{userId}/sessions/',
  response: personDetails,
});

/** For 72 hours and one login. Signs them out everywhere; what they can do before they change it, see `withOneTimePassword`. */
export const resetPassword = endpoint('resetPassword', {
  ...ofPerson,
  summary: 'Give a person a one-time password',
  method: 'POST',
  path: '/accounts/{userId}/password/',
  response: z.object({ password: z.string() }),
});

export type Account = z.output<typeof account>;
export type AccountAnswer = z.input<typeof account>;
export type Session = z.output<typeof session>;
export type PersonEntry = z.output<typeof personEntry>;
export type PersonEntryAnswer = z.input<typeof personEntry>;
export type PersonDetails = z.output<typeof personDetails>;
export type PersonDetailsAnswer = z.input<typeof personDetails>;
