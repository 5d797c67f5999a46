import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { TABS } from '@mercadito/contracts/site/menus';
import { SCREENS } from '@mercadito/contracts/site/site-map';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useDestination } from '../../shared/navigation/use-destination.ts';
import classes from './frame.module.css';

/** Goods or businesses: what is looked through, and what the search beside them searches (FRAME-4). */
export function TopTabs() {
  const { t } = useTranslation('layout');
  const { name: here } = screenAt(useDestination().pathname);
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {TABS.map((name) => (
        <Link key={name} to={hrefTo(name)} className={classes.tab} aria-current={name === here ? 'page' : undefined}>
          {t(SCREENS[name].tab)}
        </Link>
      ))}
    </nav>
  );
}
