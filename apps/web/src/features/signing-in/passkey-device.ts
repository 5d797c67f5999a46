import type { Input, Output } from '@mercadito/contracts/endpoint';
import type {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeyLogin,
  logInWithPasskey,
} from '@mercadito/contracts/passkeys';
import type { ApiError } from '../../shared/api/api-error.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { useIsHydrated } from '../../shared/ui/when-hydrated.tsx';

/** Why a device has made or used no passkey: its person said no or did not answer, it has one already, or it cannot. */
export type PasskeyRefusal = 'declined' | 'known' | 'failed';

/** What a device has made or signed; else why not, or that the code for it was lost on the way. */
type OfDevice<T> =
  | { readonly data: T; readonly error?: never }
  | { readonly data?: never; readonly error: { readonly passkey: PasskeyRefusal } | ApiError };

export const refusalOf = (error: unknown): PasskeyRefusal | null =>
  typeof error === 'object' && error !== null && 'passkey' in error ? (error.passkey as PasskeyRefusal) : null;

/** Whether people sign in by passkeys here: at another address of the site their devices would have none (PASSKEY-5). */
export function useHasPasskeys(): boolean {
  const { passkeys_at: origin } = useSite();
  return useIsHydrated() && 'PublicKeyCredential' in window && origin === window.location.origin;
}

/** Asked for at the first press: no page brings it along. */
async function bringLibrary() {
  try {
    return await import('@simplewebauthn/browser');
  } catch (error) {
    throw { status: 'FETCH_ERROR', error: String(error) } satisfies ApiError;
  }
}

const REFUSALS: Readonly<Record<string, PasskeyRefusal>> = {
  NotAllowedError: 'declined',
  AbortError: 'declined',
  InvalidStateError: 'known',
};

async function onDevice<T>(
  work: (library: Awaited<ReturnType<typeof bringLibrary>>) => Promise<T>,
): Promise<OfDevice<T>> {
  try {
    return { data: await work(await bringLibrary()) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: error as ApiError };
    return { error: { passkey: REFUSALS[error.name] ?? 'failed' } };
  }
}

/** Has the device make a passkey, and its person agree to it. */
export const makePasskey = (
  options: Output<typeof beginPasskey>,
): Promise<OfDevice<Input<typeof addPasskey>['credential']>> =>
  onDevice(async ({ startRegistration }) => {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  });

/** Has the device sign by a passkey that its person chooses. */
export const signByPasskey = (
  options: Output<typeof beginPasskeyLogin | typeof beginPasskeyConfirmation>,
): Promise<OfDevice<Input<typeof logInWithPasskey>['credential']>> =>
  onDevice(async ({ startAuthentication }) => {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    const signed = { clientDataJSON, authenticatorData, signature, userHandle };
    return { id, rawId, type: 'public-key', response: signed };
  });
