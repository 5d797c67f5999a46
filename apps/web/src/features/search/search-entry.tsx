import { screenAt } from '@mercadito/contracts/site/addresses';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation, useSearchParams } from '../../shared/navigation/router.tsx';
import classes from './search-bar.module.css';

/** On phones, where one begins to look: a whole button in the field's place that opens it, with what was searched for (LIST-3). */
export function SearchEntry({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('layout');
  const [params] = useSearchParams();
  const { name: here } = screenAt(useLocation().pathname);
  const searched = searchTextOf(params.get('search') ?? '');
  return (
    <div className={classes.narrow}>
      <button
        type="button"
        className={classes.entry}
        aria-label={searched ? t('search.searched', { search: searched }) : undefined}
        onClick={onOpen}
      >
        <IconSearch size={20} aria-hidden="true" />
        <span className={classes.searched}>
          {searched || t(here === 'homeBusiness' ? 'search.businesses' : 'search.products')}
        </span>
      </button>
    </div>
  );
}
