import type { Href } from '@mercadito/contracts/site/addresses';
import { IconLinkOff } from '@tabler/icons-react';
import { problemOf } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** Whether an address can be one that was sent: what was cut off on the way is none. */
export const isWholeLink = (secret: string): boolean => /^[\w-]{43}$/.test(secret);

export const isLinkOver = (error: unknown): boolean => problemOf(error)?.code === 'link_over';

/** In place of what a link would have opened: it was used, or is too old. */
export function LinkOver({ way }: { way: { readonly to: Href; readonly text: string } }) {
  const { t } = useTranslation('recovery');
  return (
    <div role="alert">
      <EmptyState
        icon={<IconLinkOff size={36} stroke={1.5} />}
        title={t('over.title')}
        text={t('over.text')}
        isPage
        way={way}
      />
    </div>
  );
}
