import type { ProductCategory } from '@mercadito/contracts/categories';
import type { Href } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import classes from './category-chips.module.css';
import { nearestCategories } from './nearest-categories.ts';

interface NearestCategoryLinksProps {
  searched: string;
  categories: readonly ProductCategory[];
  linkTo: (category: number) => Href;
}

const HOW_MANY = 4;

/** The categories whose names come closest to what was searched in vain. */
export function NearestCategoryLinks({ searched, categories, linkTo }: NearestCategoryLinksProps) {
  const { t, language } = useTranslation('shop');
  const nearest = nearestCategories(searched, categories, HOW_MANY);
  if (nearest.length === 0) return null;
  return (
    <>
      <p className={classes.lead}>{t('search.nearest')}</p>
      <div className={classes.cloud}>
        {nearest.map((category) => (
          <Link key={category.id} className={classes.chip} to={linkTo(category.id)}>
            {categoryName(category, language)}
          </Link>
        ))}
      </div>
    </>
  );
}
