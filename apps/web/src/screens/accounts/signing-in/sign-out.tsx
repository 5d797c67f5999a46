import { Button, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useLogoutMutation } from '../../../entities/accounts/accounts.api.ts';
import { useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { signedOut } from '../../../shared/session/session.slice.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** Asks, revokes the token and forgets the person on this device, even where the server cannot be reached. */
export function SignOut({ name }: { name: string }) {
  const { t } = useTranslation('accounts');
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  const [asks, setAsks] = useState(false);
  const forget = async () => {
    await logout();
    return {};
  };
  return (
    <>
      <Button variant="default" leftSection={<IconLogout size={20} />} onClick={() => setAsks(true)}>
        {t('logout.button')}
      </Button>
      <Dialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('logout.ask', { name })}
        role="alertdialog"
        act={{ label: t('logout.button'), run: forget, onDone: () => dispatch(signedOut()) }}
      >
        <Text c="dimmed">{t('logout.text')}</Text>
      </Dialog>
    </>
  );
}
