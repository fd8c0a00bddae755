import type { Category, ProductSort } from 'shared-contracts/api/products';
import { subcategoryDisplayName } from 'shared-contracts/catalogue';
import { Tag, Tags } from '../../components/Tags';
import { sortedPath } from './sort';

export interface SubcategoryTagsProps {
  family: Category;
  subcategory: string | undefined;
  sort: ProductSort | undefined;
}

export function SubcategoryTags({ family, subcategory, sort }: SubcategoryTagsProps) {
  return (
    <Tags label="Sous-catégories">
      <Tag to={sortedPath(sort, family.code)} current={subcategory === undefined}>
        Tout
      </Tag>
      {family.subcategories.map(({ code, name }) => (
        <Tag key={code} to={sortedPath(sort, family.code, code)} current={code === subcategory}>
          {subcategoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
