import { Group } from '@mantine/core';
import type { Category, ProductCategory } from '@mercadito/contracts/categories';
import type { Href } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { normaliseSearchText } from '@mercadito/domain/catalog/search-text';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import looks from '../../shared/ui/looks.module.css';
import classes from './category-chips.module.css';

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
      <Group className={classes.cloud} align="stretch" justify="center" gap="xs">
        {nearest.map((category) => (
          <Link key={category.id} className={`${looks.hoverable} ${classes.chip}`} to={linkTo(category.id)}>
            {categoryName(category, language)}
          </Link>
        ))}
      </Group>
    </>
  );
}

function pairsOf(text: string): Set<string> {
  const plain = ` ${normaliseSearchText(text)} `;
  return new Set(Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)));
}

/** How alike two texts are, 0 to 1, by the pairs of letters they share: forgives a slip, an accent, a plural. */
function likeness(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  const shared = [...ours].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / (ours.size + theirs.size);
}

/** Where somebody may look whose search found nothing: the categories, of both levels, named most like it. */
export function nearestCategories(
  searched: string,
  categories: readonly ProductCategory[],
  howMany: number,
): Category[] {
  const all: Category[] = categories.flatMap((category) => [category, ...category.sub_categories]);
  const score = ({ name, name_en }: Category) => Math.max(likeness(searched, name), likeness(searched, name_en));
  return all
    .map((category) => ({ category, score: score(category) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, howMany)
    .map(({ category }) => category);
}
