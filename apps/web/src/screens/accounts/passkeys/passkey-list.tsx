import { Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Passkey } from '@mercadito/contracts/passkeys';
import { useState } from 'react';
import { useDeletePasskeyMutation, useListPasskeysQuery } from '../../../entities/accounts/passkeys.api.ts';
import { useHasPasskeys } from '../../../features/signing-in/passkey-device.ts';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
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
  const [asks, setAsks] = useState(false);
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
      <Button variant="subtle" px="xs" aria-label={t('removeNamed', { name })} onClick={() => setAsks(true)}>
        {t('remove')}
      </Button>
      <Dialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('removeAsk', { name })}
        role="alertdialog"
        act={{ label: t('remove'), isDangerous: true, run: () => deletePasskey({ passkeyId: passkey.id }) }}
      >
        <Text>{t('removeText')}</Text>
      </Dialog>
    </Group>
  );
}
