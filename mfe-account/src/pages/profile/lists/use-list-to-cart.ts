import { useQueryClient } from '@tanstack/react-query';
import { useAddLines } from 'page-kit/cart';
import { lookUp, productQuery, readProduct } from 'page-kit/catalogue';
import { useState } from 'react';
import type { CartLine } from 'shared-contracts/api/cart';
import { isApiError, useHttp } from 'shared-contracts/http';

const count = (many: number, one: string, several: string) => (many === 1 ? one : `${many} ${several}`);

/** Adds the lines of a list to the cart, and says in French which articles it had to leave out. */
export function useListToCart(lines: readonly CartLine[]) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const addLines = useAddLines();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<string | null>(null);

  async function add() {
    setBusy(true);
    setLeft(null);
    const found = await lookUp(
      http,
      lines.map(({ productCode }) => productCode),
    );
    const good: CartLine[] = [];
    const gone: string[] = [];
    let unheard = 0;
    for (const line of lines) {
      const meant = found.get(line.productCode) ?? [];
      if (isApiError(meant)) {
        unheard += 1;
        continue;
      }
      const product = meant.find(({ Code }) => Code === line.productCode);
      if (product) queryClient.setQueryData(productQuery(http, product.Code).queryKey, product);
      if (product && readProduct(product).PrixHT !== null) good.push(line);
      else gone.push(line.productCode);
    }
    addLines(good);
    setBusy(false);
    const notes = [
      gone.length > 0 &&
        `${count(gone.length, 'Un article n’est plus disponible et n’a pas été ajouté', 'articles ne sont plus disponibles et n’ont pas été ajoutés')}\u00a0: ${gone.join(', ')}.`,
      unheard > 0 &&
        `${count(unheard, 'Un article n’a pas pu être vérifié et n’a pas été ajouté', 'articles n’ont pas pu être vérifiés et n’ont pas été ajoutés')}. Réessayez.`,
    ].filter((text) => text !== false);
    setLeft(notes.join(' ') || null);
  }

  return { busy, left, add: () => void add() };
}
