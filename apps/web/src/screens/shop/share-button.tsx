import { ActionIcon } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyPart } from '../../shared/ui/lazy-part.ts';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((m) => m.ShareDialog));

/** What is shared: this page, under its name. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation('shop');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isAsking, setAsking] = useState<boolean | null>(null);
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
      {isAsking !== null && (
        <Suspense>
          <ShareDialog opened={isAsking} name={name} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
