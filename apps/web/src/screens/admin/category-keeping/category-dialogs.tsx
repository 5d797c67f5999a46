import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { CategoryForm } from './category-form.tsx';
import type { CategoryList } from './category-lists.ts';
import { rowOf, usesOf } from './category-lists.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { Asked } from './use-categories.ts';

interface CategoryDialogsProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  asked: Asked | null;
  onAsk: (asked: Asked | null) => void;
}

/** What is being asked about a list; what is in use is not removed without saying where it goes (CATEGORY-5). */
export function CategoryDialogs({ list, all, asked, onAsk }: CategoryDialogsProps) {
  const close = () => onAsk(null);
  if (asked === null) return null;
  if (asked.what === 'add') return <CategoryForm list={list} all={all} below={asked.below} onClose={close} />;
  const { category } = asked;
  if (asked.what === 'rename') return <CategoryForm list={list} all={all} category={category} onClose={close} />;
  const isInUse = usesOf(all, category) > 0 || rowOf(all, category.id).length > 0;
  if (asked.what === 'merge' || isInUse) {
    return (
      <MergeDialog list={list} all={all} category={category} isRemoval={asked.what === 'remove'} onClose={close} />
    );
  }
  return <RemoveDialog list={list} all={all} category={category} onClose={close} />;
}
