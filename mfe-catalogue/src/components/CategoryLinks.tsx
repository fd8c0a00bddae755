import type { MouseEventHandler } from 'react';
import type { Category } from 'shared-contracts/api/products';
import { familyDisplayName, useCategoryPath } from 'shared-contracts/catalogue';
import { Tag, Tags } from './Tags';

export interface FamilyLinksProps {
  families: readonly Category[];
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** Ways on to every family, where there is nothing else to show. */
export function FamilyLinks({ families, onClick }: FamilyLinksProps) {
  const pathOf = useCategoryPath();
  return (
    <Tags label="Familles de produits" wrapped>
      {families.map(({ code, name }) => (
        <Tag key={code} to={pathOf(code)} onClick={onClick}>
          {familyDisplayName(name)}
        </Tag>
      ))}
    </Tags>
  );
}
