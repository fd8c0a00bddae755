import { subcategoryDisplayName } from 'page-kit/catalogue';
import type { Category, ProductSort } from 'shared-contracts/api/products';
import { Tag, Tags } from '../../components/Tags';
import { sortedPath } from '../../listing/sort';

export interface SubcategoryTagsProps {
  category: Category;
  subcategoryCode: string | undefined;
  sort: ProductSort | undefined;
}

export function SubcategoryTags({ category, subcategoryCode, sort }: SubcategoryTagsProps) {
  return (
    <Tags label="Sous-catégories">
      <Tag href={sortedPath(sort, category.code)} current={subcategoryCode === undefined}>
        Tout
      </Tag>
      {category.subcategories.map(({ code, name }) => (
        <Tag key={code} href={sortedPath(sort, category.code, code)} current={code === subcategoryCode}>
          {subcategoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
