import { ActionIcon, Button, Stack } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { tell, tellError } from '../../shared/ui/toast.tsx';

/** What is shared: this page, under its name. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation('shop');
  const [isAsking, setAsking] = useState(false);
  const share = () => {
    if (!navigator.share) return setAsking(true);
    // Closing the phone's own sheet rejects too; there is nothing to say about it.
    navigator.share({ title: name, url: window.location.href }).catch(() => undefined);
  };
  return (
    <>
      <ActionIcon variant="default" radius="xl" aria-label={t('share.title', { name })} onClick={share}>
        <IconShare2 size={20} aria-hidden="true" />
      </ActionIcon>
      {isAsking && <ShareDialog name={name} onClose={() => setAsking(false)} />}
    </>
  );
}

/** For browsers without a sheet of their own. */
function ShareDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('shop');
  const { href } = window.location;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      tell(t('share.copied'));
    } catch (error) {
      tellError(error);
    }
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t('share.title', { name })}>
      <Stack>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(`${name} ${href}`)}`}
          target="_blank"
          rel="noopener"
          leftSection={<IconBrandWhatsapp size={20} />}
        >
          {t('share.whatsapp')}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={20} />} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </Stack>
    </Dialog>
  );
}
