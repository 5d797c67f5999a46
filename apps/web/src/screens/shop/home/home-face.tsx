import type { ProductCategory } from '@mercadito/contracts/categories';
import type { Href } from '@mercadito/contracts/site/addresses';
import { useListHomeRailsQuery } from '../../../entities/products/home-rails.api.ts';
import { PromiseLine } from '../../../features/promising/promise-line.tsx';
import { useVisit } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { HomeRails } from './home-rails.tsx';
import { RailSkeletons } from './rail-skeletons.tsx';
import { Street } from './street.tsx';

interface HomeFaceProps {
  heading: string;
  categories: readonly ProductCategory[];
  linkToCategory: (category: number) => Href;
}

/** What the first page begins with: the street with the town's promise, the categories' signs, and the rows. Without its rows it is whole. */
export function HomeFace({ heading, categories, linkToCategory }: HomeFaceProps) {
  const { t } = useTranslation('shop');
  const { randomOrder } = useVisit();
  const { data: rails, isLoading } = useListHomeRailsQuery({ random_order: randomOrder });
  return (
    <>
      <Street title={heading}>
        <PromiseLine />
      </Street>
      <CategoryTiles categories={categories} linkTo={linkToCategory} label={t('categories.tiles')} />
      {isLoading && <RailSkeletons />}
      {rails && <HomeRails rails={rails} />}
    </>
  );
}
