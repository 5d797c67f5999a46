import { read } from '../first-reads.ts';
import { screen } from '../screen.ts';
import { settings } from './shared.ts';

/** Who somebody is: the login, a new account and what it is had by, the profile. */
export const ACCOUNTS_SCREENS = {
  login: screen('/login', {
    area: 'accounts',
    gates: [],
    title: 'accounts:login.title',
    served: 'frame',
    search: { from: 'text' },
  }),
  signUp: screen('/sign-up', {
    area: 'accounts',
    gates: [],
    title: 'accounts:signUp.title',
    served: 'frame',
    search: { from: 'text' },
  }),
  setup: screen('/setup', {
    area: 'accounts',
    gates: [],
    title: 'setup:title',
    served: 'frame',
  }),
  privacy: screen('/privacy', {
    area: 'accounts',
    gates: [],
    title: 'legal:privacy',
    served: 'whole',
    reads: (_params, { language }) => [read('legal', 'getLegalText', { page: 'privacy', language }), settings],
  }),
  terms: screen('/terms', {
    area: 'accounts',
    gates: [],
    title: 'legal:terms',
    served: 'whole',
    reads: (_params, { language }) => [read('legal', 'getLegalText', { page: 'terms', language }), settings],
  }),
  inbox: screen('/inbox', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'inbox:title',
    served: 'frame',
  }),
  forgot: screen('/forgot', {
    area: 'accounts',
    gates: [],
    title: 'recovery:forgot.title',
    served: 'frame',
  }),
  reset: screen('/reset/{secret}', {
    area: 'accounts',
    gates: [],
    title: 'recovery:reset.title',
    served: 'frame',
  }),
  confirmEmail: screen('/confirm-email/{secret}', {
    area: 'accounts',
    gates: [],
    title: 'recovery:confirm.title',
    served: 'frame',
  }),
  unsubscribe: screen('/unsubscribe/{secret}', {
    area: 'accounts',
    gates: [],
    title: 'inbox:unsubscribe.title',
    served: 'frame',
  }),
  profile: screen('/profile', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'accounts:profile.title',
    served: 'frame',
  }),
  profileDetails: screen('/profile/details', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'ownData:title',
    served: 'frame',
  }),
  profilePassword: screen('/profile/password', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'accounts:passwordForm.title',
    served: 'frame',
  }),
  profilePasskeys: screen('/profile/passkeys', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'passkeys:title',
    served: 'frame',
  }),
  profileDevices: screen('/profile/devices', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'accounts:sessions.title',
    served: 'frame',
  }),
  profilePrivacy: screen('/profile/privacy', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'privacy:title',
    served: 'frame',
  }),
  profileMessages: screen('/profile/messages', {
    area: 'accounts',
    gates: ['signedIn'],
    title: 'inbox:settings',
    served: 'frame',
  }),
} as const;
