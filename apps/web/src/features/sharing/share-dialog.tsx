import { Button, Stack } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { tell, tellError } from '../../shared/ui/toast.tsx';

interface ShareDialogProps {
  opened: boolean;
  name: string;
  /** Complete. */
  address: string;
  onClose: () => void;
  /** What the dialog is called; by the name unless told. */
  title?: string;
  /** The finished message for WhatsApp, with the address in it; name and address unless told. */
  message?: string;
  /** Also by the phone's own sheet, where there is one and it was not asked first. */
  offersSheet?: boolean;
  children?: ReactNode;
}

/** What browsers without a sheet of their own share by, and what has to be made before it can be shared. */
export function ShareDialog({
  opened,
  name,
  address,
  onClose,
  title,
  message,
  offersSheet,
  children,
}: ShareDialogProps) {
  const { t } = useTranslation('shop');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      tell(t('share.copied'));
    } catch (error) {
      tellError(error);
    }
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title ?? t('share.title', { name })}>
      <Stack>
        {children}
        {offersSheet && 'share' in navigator && <BySheet name={name} address={address} />}
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(message ?? `${name} ${address}`)}`}
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

function BySheet({ name, address }: Pick<ShareDialogProps, 'name' | 'address'>) {
  const { t } = useTranslation('shop');
  // Closing the sheet rejects too; there is nothing to say about it.
  const share = () => void navigator.share({ title: name, url: address }).catch(() => undefined);
  return (
    <Button leftSection={<IconShare2 size={20} aria-hidden="true" />} onClick={share}>
      {t('share.bySheet')}
    </Button>
  );
}
