import { unknownError } from 'shared-contracts/api/unknown-error';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import type { ProductsSectionProps } from './ProductsSection';
import styles from './ProductsSection.module.css';

/** Fetches the next products; gone once the last page is there. */
export function MoreProducts({ list }: Pick<ProductsSectionProps, 'list'>) {
  if (!list.hasNextPage) return null;
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
