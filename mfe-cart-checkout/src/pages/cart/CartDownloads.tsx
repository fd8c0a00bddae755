import { saveFile, useDownload } from 'page-kit/forms';
import { useState } from 'react';
import type { CartLine } from 'shared-contracts/cart';
import { serverNow, useExtras } from 'shared-contracts/http';
import { parisDate } from 'shared-contracts/pricing';
import { retryable } from 'shared-contracts/retryable';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { overfullMessage } from '../../cart/CartNotes';
import type { CartRow } from '../../cart/use-cart-view';

/** Downloads the cart as a PDF quote: at the customer's own prices, or at list prices for a visitor. */
export function QuoteDownload({ lines }: { readonly lines: readonly CartLine[] }) {
  const { busy, refusal, download } = useDownload({
    path: 'documents/quote.pdf',
    body: { lines: lines.map(({ productCode, quantity }) => ({ productCode, quantity })) },
    name: () => `devis-${parisDate(serverNow())}.pdf`,
    missing: 'Cette boutique ne prépare pas de devis.',
  });

  if (!useExtras()) return null;
  return (
    <div>
      <Button
        variant="secondary"
        icon="file-download"
        busy={busy}
        disabledReason={overfullMessage(lines.length, 'pour obtenir un devis')}
        onClick={() => void download()}
      >
        Devis indicatif (PDF)
      </Button>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}

const loadCsvWriter = retryable(() => import(/* webpackChunkName: "cart-csv" */ './cart-csv'));
const refusal = 'Le fichier n’a pas pu être préparé. Vérifiez votre connexion et réessayez.';

/** Downloads the cart as a CSV file for spreadsheets; the quick order can import it. */
export function ExportCart({ rows }: { readonly rows: readonly CartRow[] }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function save() {
    setBusy(true);
    const code = await loadCsvWriter().catch(() => null);
    setBusy(false);
    setFailed(!code);
    if (code) saveFile(new Blob([code.writeCart(rows)], { type: 'text/csv;charset=utf-8' }), 'panier.csv');
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
