import type { Product } from 'shared-contracts/api/products';
import { TextLink } from 'shared-ui/button';
import { displayDesignation } from './designations';
import { productPath } from './paths';

/** Names the article that replaces an ended one. */
export const ReplacedBy = ({ product }: { readonly product: Product }) => (
  <p className="sph-small">
    Remplacé par <TextLink href={productPath(product)}>{displayDesignation(product.Designation)}</TextLink>
  </p>
);
