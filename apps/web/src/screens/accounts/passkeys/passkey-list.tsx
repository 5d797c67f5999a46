import { Box, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Passkey } from '@mercadito/contracts/passkeys';
import { useDeletePasskeyMutation, useListPasskeysQuery } from '../../../entities/accounts/passkeys.api.ts';
import { useHasPasskeys } from '../../../features/signing-in/passkey-device.ts';
import { AskedButton } from '../../../shared/dialogs/asked-button.tsx';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { usePasskeyTexts } from './passkey-texts.ts';

/** The passkeys of whoever is signed in: when each was used, its way out, and another one (PASSKEY-1). */
export function PasskeyList() {
  const { t } = useTranslation('passkeys');
  const hasPasskeys = useHasPasskeys();
  return (
    <Loaded reading={useListPasskeysQuery()} skeleton={<Skeleton height={120} />} failed={t('failed')}>
      {({ results }) => (
        <Stack>
          {results.length === 0 && <Text>{t('none')}</Text>}
          {results.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
          {hasPasskeys ? <AddPasskey /> : <Text c="dimmed">{t('notHere')}</Text>}
        </Stack>
      )}
    </Loaded>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('passkeys');
  const { nameOf, lastUseOf } = usePasskeyTexts();
  const [deletePasskey] = useDeletePasskeyMutation();
  const name = nameOf(passkey);
  const row = useFocusPassedOn<HTMLDivElement>('content');
  return (
    <Group ref={row} justify="space-between" gap="0 var(--mantine-spacing-sm)">
      <Box flex="1 1 9rem">
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {lastUseOf(passkey)}
        </Text>
      </Box>
      <AskedButton
        px="xs"
        label={t('remove')}
        aria-label={t('removeNamed', { name })}
        question={t('removeAsk', { name })}
        text={t('removeText')}
        run={() => deletePasskey({ passkeyId: passkey.id })}
      />
    </Group>
  );
}
