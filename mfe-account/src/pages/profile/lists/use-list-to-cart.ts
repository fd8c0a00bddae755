import { useQueryClient } from '@tanstack/react-query';
import { useAddLines } from 'page-kit/cart';
import { lookUp, productQuery, readProduct } from 'page-kit/catalogue';
import { useCall } from 'page-kit/forms';
import { useState } from 'react';
import type { CartLine } from 'shared-contracts/api/cart';
import { isApiError, useHttp } from 'shared-contracts/http';

/** Adds the lines of a list to the cart. `omitted` is a French text about the articles left out. */
export function useListToCart(lines: readonly CartLine[]) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const addLines = useAddLines();
  const { busy, run } = useCall();
  const [omitted, setOmitted] = useState<string | null>(null);

  async function add() {
    setOmitted(null);
    const codes = lines.map(({ productCode }) => productCode);
    const found = await lookUp(http, codes);
    const available: CartLine[] = [];
    const unavailable: string[] = [];
    let unchecked = 0;
    for (const line of lines) {
      const { productCode: code } = line;
      const matches = found.get(code) ?? [];
      if (isApiError(matches)) unchecked += 1;
      else if ('replacedBy' in matches) unavailable.push(`${code} (remplacé par ${matches.replacedBy.Code})`);
      else {
        const product = matches.find(({ Code }) => Code === code);
        if (product) queryClient.setQueryData(productQuery(http, code).queryKey, product);
        if (product && readProduct(product).PrixHT !== null) available.push(line);
        else unavailable.push(code);
      }
    }
    addLines(available);
    setOmitted(omittedText(unavailable, unchecked));
  }

  return { busy, omitted, add: () => void run(add) };
}

/** @param unchecked number of articles whose request failed */
function omittedText(unavailable: readonly string[], unchecked: number): string | null {
  const sentences = [
    unavailable.length > 0 &&
      `${plural(unavailable.length, 'Un article n’est plus disponible et n’a pas été ajouté', 'articles ne sont plus disponibles et n’ont pas été ajoutés')}\u00a0: ${unavailable.join(', ')}.`,
    unchecked > 0 &&
      `${plural(unchecked, 'Un article n’a pas pu être vérifié et n’a pas été ajouté', 'articles n’ont pas pu être vérifiés et n’ont pas été ajoutés')}. Réessayez.`,
  ].filter((text) => text !== false);
  return sentences.join(' ') || null;
}

const plural = (count: number, one: string, several: string) => (count === 1 ? one : `${count} ${several}`);
