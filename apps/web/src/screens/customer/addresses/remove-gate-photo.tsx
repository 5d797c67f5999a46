import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/use-action.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

/** Asks first: what is gone cannot be brought back. */
export function RemoveGatePhoto({ name, remove }: { name: string; remove: () => PromiseLike<Answer> }) {
  const { t } = useTranslation('gatePhoto');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setAsks(true)} aria-label={t('removeNamed', { name })}>
        {t('remove')}
      </Button>
      <Dialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('removeAsk', { name })}
        role="alertdialog"
        act={{ label: t('remove'), isDangerous: true, run: remove }}
      >
        <Text>{t('removeText')}</Text>
      </Dialog>
    </>
  );
}
