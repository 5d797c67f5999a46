import type { Category } from '@mercadito/contracts/categories';
import type { Href } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { CategorySign } from '../../../entities/categories/category-sign.tsx';
import { useLanguage } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import classes from './category-tiles.module.css';

interface CategoryTilesProps {
  categories: readonly Category[];
  linkTo: (category: number) => Href;
  label: string;
}

/** The categories with their drawn signs, in a row that one swipe moves. */
export function CategoryTiles({ categories, linkTo, label }: CategoryTilesProps) {
  const language = useLanguage();
  return (
    <nav aria-label={label}>
      <ScrollRow>
        {categories.map((category) => (
          <Link key={category.id} to={linkTo(category.id)} className={classes.tile}>
            <CategorySign of={category} className={classes.sign} />
            <span className={classes.name}>{categoryName(category, language)}</span>
          </Link>
        ))}
      </ScrollRow>
    </nav>
  );
}
