import { onTestFinished, vi } from 'vitest';

/** What a device says that is asked for a passkey. */
type PasskeySays = 'yes' | 'NotAllowedError' | 'InvalidStateError' | 'UnknownError';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

/** A browser that has passkeys, as far as a page sees. Answers what its device was asked. */
export function givePasskeys({ recognizes = true }: { recognizes?: boolean } = {}) {
  const device = { says: 'yes' as PasskeySays, asked: [] as string[], until: Promise.resolve() };
  const answer = (what: string, response: object) => async () => {
    device.asked.push(what);
    await device.until;
    if (device.says !== 'yes') throw new DOMException(device.says, device.says);
    return { id: 'aWQ', rawId: bytes('id'), type: 'public-key', response, getClientExtensionResults: () => ({}) };
  };
  const clientDataJSON = bytes('{}');
  const credentials = {
    create: answer('make', { clientDataJSON, attestationObject: bytes('made') }),
    get: answer('sign', {
      ...{ clientDataJSON, authenticatorData: bytes('data'), signature: bytes('signed'), userHandle: bytes('7') },
    }),
  };
  const isUserVerifyingPlatformAuthenticatorAvailable = async () => recognizes;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable }),
  );
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return device;
}
