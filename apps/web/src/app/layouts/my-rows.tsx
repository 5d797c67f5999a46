import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { IconBell, IconHeart, IconUserCircle } from '@tabler/icons-react';
import { useCountUnreadQuery } from '../../entities/inbox/inbox.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { MenuGroup, MenuRow } from '../../shared/ui/menu-rows.tsx';

/** What is the person's behind More: messages, favourites, profile. */
export function MyRows() {
  const { t } = useTranslation('layout');
  const { user, viewer } = useSession();
  const { data: { unread } = { unread: 0 } } = useCountUnreadQuery();
  if (!user) return null;
  return (
    <MenuGroup title={t('moreRows.mine')}>
      <MenuRow
        Icon={IconBell}
        name={t('moreRows.inbox')}
        badge={unread > 0 ? { count: unread, says: t('moreRows.unread', { count: unread }) } : undefined}
        way={{ to: hrefTo('inbox') }}
      />
      {may(viewer, 'shopping.see').allowed && (
        <MenuRow Icon={IconHeart} name={t('favorites')} way={{ to: hrefTo('favorites') }} />
      )}
      <MenuRow Icon={IconUserCircle} name={t('profile')} value={user.first_name} way={{ to: hrefTo('profile') }} />
    </MenuGroup>
  );
}
