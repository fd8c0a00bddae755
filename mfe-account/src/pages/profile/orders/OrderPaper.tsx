import { useDownload } from 'page-kit/forms';
import type { Order } from 'shared-contracts/api/orders';
import { useExtras } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';

/** The order as a paper to sign and to file. */
export function OrderPaper({ order }: { readonly order: Order }) {
  const { busy, refusal, download } = useDownload({
    path: `orders/${encodeURIComponent(order.id)}/pdf`,
    name: () => `confirmation-de-commande-${order.orderNumber}.pdf`,
    missing: 'Ce document n’est pas disponible.',
  });
  if (!useExtras()) return null;
  return (
    <>
      <Button variant="secondary" icon="file-download" busy={busy} onClick={() => void download()}>
        Confirmation de commande (PDF)
      </Button>
      <Refusal>{refusal}</Refusal>
    </>
  );
}
