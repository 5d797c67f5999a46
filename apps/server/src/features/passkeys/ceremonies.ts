import { randomBytes } from 'node:crypto';
import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeyLogin,
  logInWithPasskey,
} from '@mercadito/contracts/passkeys';
import type { PasskeyConfig } from '../../config.ts';
import { ANSWER_WITHIN_MS } from './challenges.queries.ts';

// It weighs 25 MB, and most processes never need it.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** EdDSA, ES256 and RS256: what devices sign with, the best first. */
const ALGORITHMS = [-8, -7, -257];

/** Whether that is what the device was asked to sign, now and for this; asked once. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

const newChallenge = (): string => randomBytes(32).toString('base64url');

/** Whose a passkey is, as devices keep it. */
const handleOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url');

const credentialsOf = (ids: readonly string[]) => ids.map((id) => ({ id, type: 'public-key' as const }));

interface Maker {
  readonly brand: string;
  readonly userId: number;
  readonly username: string;
  /** What the devices call the passkeys that the person has. */
  readonly existing: readonly string[];
}

/** What a device is asked to make: what it keeps with its person's name, and uses for nobody whom it has not recognized. */
export const creationOptions = (
  { rpId }: PasskeyConfig,
  { brand, userId, username, existing }: Maker,
): Given<typeof beginPasskey> => ({
  challenge: newChallenge(),
  rp: { id: rpId, name: brand },
  user: { id: handleOf(userId), name: username, displayName: username },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: ANSWER_WITHIN_MS,
  excludeCredentials: credentialsOf(existing),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

export const requestOptions = ({ rpId }: PasskeyConfig): Given<typeof beginPasskeyLogin> => ({
  challenge: newChallenge(),
  rpId,
  timeout: ANSWER_WITHIN_MS,
  userVerification: 'required',
});

/** What a device is asked to sign by one of the passkeys of whoever is signed in. */
export const confirmationOptions = (
  site: PasskeyConfig,
  existing: readonly string[],
): Given<typeof beginPasskeyConfirmation> => ({ ...requestOptions(site), allowCredentials: credentialsOf(existing) });

type NewCredential = Parsed<typeof addPasskey>['body']['credential'];
export type SignedCredential = Parsed<typeof logInWithPasskey>['body']['credential'];

/** Certificates of a device's maker were not asked for: what reads them, and looks up where they say, is reached by nobody. */
async function isWithoutCertificates({ response }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** What is kept of a credential that a device has just made; null where it is not what was asked for. */
export async function verifyNew(
  { origin, rpId }: PasskeyConfig,
  credential: NewCredential,
  takeChallenge: TakeChallenge,
): Promise<{ publicKey: string; signCount: number } | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (!(await isWithoutCertificates(credential))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: takeChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo?.credential.id !== credential.id) return null;
    const { publicKey, counter } = registrationInfo.credential;
    return { publicKey: Buffer.from(publicKey).toString('base64url'), signCount: counter };
  } catch {
    return null;
  }
}

export interface KnownPasskey {
  readonly user_id: number;
  readonly public_key: string;
  readonly sign_count: number;
}

/** How often a passkey has signed by now; null where it is not what was asked for, not its person's, or may be a copy. */
export async function verifySigned(
  { origin, rpId }: PasskeyConfig,
  { credential, passkey }: { credential: SignedCredential; passkey: KnownPasskey },
  takeChallenge: TakeChallenge,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: takeChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.sign_count,
      },
    });
    return verified && credential.response.userHandle === handleOf(passkey.user_id)
      ? authenticationInfo.newCounter
      : null;
  } catch {
    return null;
  }
}
