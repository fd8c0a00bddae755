import { pageSizes } from 'shared-contracts/api/limits';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { useExtras } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/feedback';
import type { ProductsSectionProps } from './ProductsSection';
import styles from './ProductsSection.module.css';

/** Fetches the next products; gone once the last page is there. An API without extras takes no cursor. */
export function MoreProducts({ list }: Pick<ProductsSectionProps, 'list'>) {
  const extras = useExtras();
  if (!list.hasNextPage) return null;
  if (!extras) {
    return (
      <div className={styles.more}>
        <Note tone="info">
          {`Cette liste s’arrête à ses ${pageSizes.products} premiers produits. Trouvez les autres par leur sous-catégorie ou par la recherche.`}
        </Note>
      </div>
    );
  }
  return (
    <div className={styles.more}>
      {list.isFetchNextPageError && (
        <Note tone="bad" role="alert">
          {unknownError}
        </Note>
      )}
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage || list.isPlaceholderData}
        onClick={() => list.fetchNextPage()}
      >
        {list.isFetchNextPageError ? 'Réessayer' : 'Afficher plus de produits'}
      </Button>
    </div>
  );
}
