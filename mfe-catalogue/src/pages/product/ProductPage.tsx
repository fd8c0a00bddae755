import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { Product } from 'shared-contracts/api/products';
import {
  categoryPath,
  familyDisplayName,
  imageAddress,
  productPath,
  productQuery,
  subcategoryDisplayName,
} from 'shared-contracts/catalogue';
import { useHttp } from 'shared-contracts/http';
import { useEnvironment } from 'shared-contracts/remotes';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { familyHue } from 'shared-ui/family';
import { Wrap } from 'shared-ui/layout';
import { ProductImage } from 'shared-ui/product-image';
import { PageMeta } from '../../components/PageMeta';
import { BuyBox } from './BuyBox';
import { Description } from './Description';
import layout from './product-layout.module.css';
import { RelatedProducts } from './RelatedProducts';

/** One product: everything needed to decide and to order. */
export function ProductPage() {
  const { idproduct = '' } = useParams();
  const { data: product } = useSuspenseQuery(productQuery(useHttp(), idproduct));
  const { api } = useEnvironment();
  const family = product.Category?.name ?? '';

  return (
    <Wrap>
      <PageMeta
        title={product.Designation}
        description={summary(product)}
        // Its own family, whatever the address says.
        path={productPath(product)}
      />
      <Breadcrumb items={stepsTo(product)} linkComponent={Link} />
      <div className={layout.product} data-fam={familyHue(family)}>
        <div className={layout.left}>
          <div className={layout.picture}>
            <ProductImage
              src={imageAddress(api.url, product.ImageUrl)}
              family={family}
              width={640}
              height={480}
              highPriority
            />
          </div>
          <Description text={product.Description} />
        </div>
        <BuyBox product={product} />
      </div>
      <RelatedProducts product={product} />
    </Wrap>
  );
}

function summary({ Description: text, Designation, Reference }: Product): string {
  const [firstParagraph = ''] = text.trim().split('\n');
  return firstParagraph || `${Designation}, référence ${Reference}.`;
}

/** A product without family or sub-category goes without that step. */
function stepsTo({ Code, Designation, Category, SubCategory }: Product) {
  return [
    { label: 'Accueil', href: '/' },
    ...(Category ? [{ label: familyDisplayName(Category.name), href: categoryPath(Category.code) }] : []),
    ...(Category && SubCategory
      ? [
          {
            label: subcategoryDisplayName(SubCategory.name),
            href: categoryPath(Category.code, SubCategory.code),
          },
        ]
      : []),
    { label: Designation, href: productPath({ Code, Category, SubCategory }) },
  ];
}
