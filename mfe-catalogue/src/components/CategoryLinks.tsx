import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, categoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { useHttp } from 'shared-contracts/http';
import { Tag, Tags } from './Tags';

/** Links to all categories, where there is nothing else to show; none until they have loaded. */
export function CategoryLinks() {
  const { data: categories = [] } = useQuery(categoriesQuery(useHttp()));
  const pathOf = useCategoryPath();
  return (
    <Tags label="Familles de produits" wrapped>
      {categories.map(({ code, name }) => (
        <Tag key={code} href={pathOf(code)}>
          {categoryDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
