import { Checkbox, Stack } from '@mantine/core';
import type { Passkey } from '@mercadito/contracts/passkeys';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePasskeyTexts } from './passkey-texts.ts';

interface KeptPasskeysProps {
  passkeys: readonly Passkey[];
  /** The ids of those that stay. */
  value: readonly number[];
  onChange: (kept: number[]) => void;
}

/** Which passkeys stay when a password is chosen by a link: none unless told (RECOVERY-5). */
export function KeptPasskeys({ passkeys, value, onChange }: KeptPasskeysProps) {
  const { t } = useTranslation('passkeys');
  const { nameOf, lastUseOf } = usePasskeyTexts();
  return (
    <Checkbox.Group
      label={t('keep.title')}
      description={t('keep.text')}
      value={value.map(String)}
      onChange={(kept) => onChange(kept.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {passkeys.map((passkey) => (
          <Checkbox
            key={passkey.id}
            value={String(passkey.id)}
            label={nameOf(passkey)}
            description={lastUseOf(passkey)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
