import { saveFile } from 'page-kit/forms';
import { useState } from 'react';
import { retryable } from 'shared-contracts/retryable';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import type { CartRow } from '../../cart/use-cart-view';

const rowCode = retryable(() => import(/* webpackChunkName: "cart-rows" */ './cart-rows'));
const refusal = 'Le fichier n’a pas pu être préparé. Vérifiez votre connexion et réessayez.';

/** Gives the cart as a file that a spreadsheet opens and the quick order takes back. */
export function ExportCart({ rows }: { readonly rows: readonly CartRow[] }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function save() {
    setBusy(true);
    const code = await rowCode().catch(() => null);
    setBusy(false);
    setFailed(!code);
    if (!code) return;
    const text = code.writeCart(
      rows.map(({ line, name }) => ({ code: line.productCode, quantity: line.quantity, name })),
    );
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'panier.csv');
  }

  return (
    <div>
      <Button variant="secondary" icon="file-download" busy={busy} onClick={() => void save()}>
        Exporter le panier (CSV)
      </Button>
      <Refusal>{failed ? refusal : null}</Refusal>
    </div>
  );
}
