import type { Category } from 'shared-contracts/api/products';
import { categoryPath, subcategoryDisplayName } from 'shared-contracts/catalogue';
import { Tag, Tags } from '../../components/Tags';

export interface SubcategoryTagsProps {
  family: Category;
  subcategory: string | undefined;
}

export function SubcategoryTags({ family, subcategory }: SubcategoryTagsProps) {
  return (
    <Tags label="Sous-catégories">
      <Tag to={categoryPath(family.code)} current={subcategory === undefined}>
        Tout
      </Tag>
      {family.subcategories.map(({ code, name }) => (
        <Tag key={code} to={categoryPath(family.code, code)} current={code === subcategory}>
          {subcategoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
