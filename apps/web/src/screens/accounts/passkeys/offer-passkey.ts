import { hrefTo } from '@mercadito/contracts/site/addresses';
import * as v from 'valibot';
import { loadTexts, textOf } from '../../../shared/i18n/i18n.ts';
import type { useNavigate } from '../../../shared/navigation/router.tsx';
import { createStored } from '../../../shared/storage/stored.ts';
import { tellOffer } from '../../../shared/ui/toast.tsx';

/** A device offers it once, whatever is said to it: the profile has it. */
const passkeyOffered = createStored('passkeyOffered', () => v.boolean(), { area: 'device', perPerson: false });

/** Offers whoever has just typed the password to do without, where the device knows its person by itself (PASSKEY-6). */
export async function offerPasskey(navigate: ReturnType<typeof useNavigate>): Promise<void> {
  if (passkeyOffered.read() || !(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return;
  await loadTexts(['passkeys']);
  passkeyOffered.write(true);
  tellOffer(textOf('passkeys:offer.text'), {
    label: textOf('passkeys:offer.take'),
    act: () => void navigate(hrefTo('profilePasskeys')),
  });
}
