import { Button, Stack } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { tell, tellError } from '../../shared/ui/toast.tsx';

interface ShareDialogProps {
  opened: boolean;
  name: string;
  /** Complete. */
  address: string;
  onClose: () => void;
}

/** For browsers without a sheet of their own. */
export function ShareDialog({ opened, name, address, onClose }: ShareDialogProps) {
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
    <Dialog opened={opened} onClose={onClose} title={t('share.title', { name })}>
      <Stack>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`}
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
