import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { useDestination } from '../../shared/navigation/use-destination.ts';
import classes from './frame.module.css';
import { TABS } from './nav-links.ts';

/** Goods or businesses: what is looked through, and what the search beside them searches (FRAME-4). */
export function TopTabs() {
  const { t } = useTranslation('layout');
  const { name: here } = screenAt(useDestination().pathname);
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {TABS.map(({ name, label }) => (
        <Link key={name} to={hrefTo(name)} className={classes.tab} aria-current={name === here ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
