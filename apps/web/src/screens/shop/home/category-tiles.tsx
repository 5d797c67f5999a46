import type { Category } from '@mercadito/contracts/categories';
import type { Href } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { CategorySign } from '../../../entities/categories/category-sign.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { isLongName } from '../../../shared/ui/long-name.ts';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import classes from './category-tiles.module.css';

interface CategoryTilesProps {
  categories: readonly Category[];
  linkTo: (category: number) => Href;
  label: string;
}

/** The categories with their drawn signs, in a row that one swipe moves. */
export function CategoryTiles({ categories, linkTo, label }: CategoryTilesProps) {
  const { t, language } = useTranslation('layout');
  return (
    <nav aria-label={label}>
      <ScrollRow>
        {categories.map((category) => {
          const name = categoryName(category, language);
          return (
            <Link
              key={category.id}
              to={linkTo(category.id)}
              className={classes.tile}
              // One is called as the first page is.
              aria-label={name === t('home') ? t('common:partOf', { what: name, whole: label }) : undefined}
            >
              <CategorySign of={category} className={classes.sign} />
              <span className={classes.name} data-long={isLongName(name)}>
                {name}
              </span>
            </Link>
          );
        })}
      </ScrollRow>
    </nav>
  );
}
