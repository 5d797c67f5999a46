import { ActionIcon, Button } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { WhenPressed } from '../../shared/ui/coming.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';

const ShareDialog = lazyChunk(() => import('./share-dialog.tsx').then((m) => m.ShareDialog));

interface ShareButtonProps {
  /** What is shared. */
  name: string;
  /** Its address; this page's unless told. */
  to?: Href;
  /** What stands on the button; a sign alone unless told. */
  text?: string;
  /** How it looks, where it is no button like others; then its text is a part of its name. */
  className?: string;
  /** What is said before the address; the name alone unless told. */
  words?: string;
}

/** Shares a page under its name: by the phone's own sheet, else by WhatsApp or as a copied link (LOOK-30). */
export function ShareButton({ name, to, text, className, words }: ShareButtonProps) {
  const { t } = useTranslation('shop');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const share = () => {
    if (!navigator.share) return setAsking(true);
    // Closing the phone's own sheet rejects too; there is nothing to say about it.
    navigator.share({ title: name, ...(words && { text: words }), url: addressOf(to) }).catch(() => undefined);
  };
  const sign = <IconShare2 size={20} aria-hidden="true" />;
  return (
    <>
      {className ? (
        <button type="button" className={className} aria-label={t('share.title', { name })} onClick={share}>
          {sign}
          {text}
        </button>
      ) : text ? (
        <Button variant="default" leftSection={sign} onClick={share}>
          {text}
        </Button>
      ) : (
        <ActionIcon variant="default" radius="xl" aria-label={t('share.title', { name })} onClick={share}>
          {sign}
        </ActionIcon>
      )}
      {isAsking !== null && (
        <WhenPressed>
          <ShareDialog
            opened={isAsking}
            name={name}
            address={addressOf(to)}
            {...(words && { message: `${words} ${addressOf(to)}` })}
            onClose={() => setAsking(false)}
          />
        </WhenPressed>
      )}
    </>
  );
}

/** Complete, as whoever gets it is somewhere else. */
const addressOf = (to: Href | undefined): string => (to ? window.location.origin + to : window.location.href);
