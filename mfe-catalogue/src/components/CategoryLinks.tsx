import { categoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import type { MouseEventHandler } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { Tag, Tags } from './Tags';

export interface CategoryLinksProps {
  categories: readonly Category[];
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Ways on to every category, where there is nothing else to show. */
export function CategoryLinks({ categories, onClick }: CategoryLinksProps) {
  const pathOf = useCategoryPath();
  return (
    <Tags label="Familles de produits" wrapped>
      {categories.map(({ code, name }) => (
        <Tag key={code} href={pathOf(code)} onClick={onClick}>
          {categoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
