import type { Href } from '@mercadito/contracts/site/addresses';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ClearSearch } from './clear-search.tsx';
import classes from './no-results.module.css';

interface NoResultsProps {
  /** "No products found." and the like. */
  what: string;
  /** The list without the search. */
  clearTo: Href;
  /** Where to look instead. */
  children?: ReactNode;
}

/** A search that found nothing, with hints (LIST-4). */
export function NoResults({ what, clearTo, children }: NoResultsProps) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon={<IconSearchOff size={40} stroke={1.5} />}
      title={t('search.nothing')}
      text={
        <>
          <p className={classes.what} role="status">
            {what}
          </p>
          <ul className={classes.hints}>
            <li>{t('search.hintSpelling')}</li>
            <li>{t('search.hintWords')}</li>
            <li>{t('search.hintCategories')}</li>
          </ul>
          {children}
        </>
      }
      action={<ClearSearch to={clearTo} />}
    />
  );
}
