import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDestination } from '../../shared/navigation/use-destination.ts';
import classes from './frame.module.css';

const TABS = [
  { to: '/', label: 'tabs.products' },
  { to: '/home-business', label: 'tabs.businesses' },
] as const;

/** Goods or businesses: what is looked through, and what the search beside them searches (spec 1 §2). */
export function TopTabs() {
  const { t } = useTranslation('layout');
  const { pathname } = useDestination();
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {TABS.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={to === pathname ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
