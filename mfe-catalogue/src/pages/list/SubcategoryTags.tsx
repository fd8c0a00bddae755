import { categoryPath, subcategoryDisplayName } from 'page-kit/catalogue';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { Category, ProductSort } from 'shared-contracts/api/products';
import { Tag, Tags } from '../../components/Tags';
import { choiceSearch } from '../../facets/choice';

export interface SubcategoryTagsProps {
  category: Category;
  subcategoryCode: string | undefined;
  sort: ProductSort | undefined;
  choice: FactChoice;
}

/** Lists of the sub-categories, which keep what is chosen of the facets. */
export function SubcategoryTags({ category, subcategoryCode, sort, choice }: SubcategoryTagsProps) {
  const search = choiceSearch(choice, sort);
  return (
    <Tags label="Sous-catégories">
      <Tag href={categoryPath(category.code) + search} current={subcategoryCode === undefined}>
        Tout
      </Tag>
      {category.subcategories.map(({ code, name }) => (
        <Tag key={code} href={categoryPath(category.code, code) + search} current={code === subcategoryCode}>
          {subcategoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
