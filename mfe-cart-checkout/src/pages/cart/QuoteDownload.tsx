import { useDownload } from 'page-kit/forms';
import type { CartLine } from 'shared-contracts/cart';
import { useExtras } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { overfullCart } from '../../cart/order-obstacle';

/** The day in Paris, as `2026-11-24`. */
const parisDay = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());

/** The cart as a paper that a superior can approve: at the customer's own prices, or at list prices for a visitor. */
export function QuoteDownload({ lines }: { readonly lines: readonly CartLine[] }) {
  const { busy, refusal, download } = useDownload({
    path: 'documents/quote.pdf',
    body: { lines: lines.map(({ productCode, quantity }) => ({ productCode, quantity })) },
    name: () => `devis-${parisDay()}.pdf`,
    missing: 'Cette boutique ne prépare pas de devis.',
  });

  if (!useExtras()) return null;
  return (
    <div>
      <Button
        variant="secondary"
        icon="file-download"
        busy={busy}
        disabledReason={overfullCart(lines.length, 'pour obtenir un devis')}
        onClick={() => void download()}
      >
        Devis indicatif (PDF)
      </Button>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
