import { Indicator } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconBell } from '@tabler/icons-react';
import { useCountUnreadQuery } from '../../entities/inbox/inbox.api.ts';
import { useKeepReached } from '../../features/push/use-keep-reached.ts';
import { useLateTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import classes from './inbox-bell.module.css';

const MOST_SHOWN = 99;

/** Leads to what the person was told, and says how much of it they have not read (MESSAGE-5). */
export function InboxBell() {
  useKeepReached();
  // The page must not wait for the texts of a sign beside it.
  const { t, ready } = useLateTranslation('inbox');
  const { data: { unread: count } = { unread: 0 } } = useCountUnreadQuery();
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  if (!ready) return <span className={classes.bell} />;
  return (
    <Link to={hrefTo('inbox')} className={classes.bell} aria-label={count > 0 ? t('bell', { shown }) : t('title')}>
      <Indicator label={shown} disabled={count === 0} size={18} offset={4} aria-hidden="true">
        <IconBell size={26} stroke={1.75} />
      </Indicator>
    </Link>
  );
}
