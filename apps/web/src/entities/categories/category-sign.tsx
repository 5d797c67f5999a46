import { categorySign } from '@mercadito/domain/catalog/category-sign';
import drawings from './category-signs.svg';

interface CategorySignProps {
  of: Parameters<typeof categorySign>[0];
  className?: string | undefined;
}

/** The drawn sign of a category, of a file that all of them share. */
export function CategorySign({ of, className }: CategorySignProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#${categorySign(of)}`} />
    </svg>
  );
}
