import { formatDate } from 'page-kit/orders';
import { useId } from 'react';
import type { Order, OrderDocument } from 'shared-contracts/api/orders';
import { Icon } from 'shared-ui/icon';
import { PanelBox } from 'shared-ui/layout';
import { DownloadButton } from './OrderButtons';
import styles from './OrderDocuments.module.css';

const kindTexts: Readonly<Record<OrderDocument['kind'], string>> = {
  invoice: 'Facture',
  'credit-note': 'Avoir',
  'delivery-note': 'Bon de livraison',
};

/** Lists the company's documents of an order, each with its download. */
export function OrderDocuments({ order }: { readonly order: Order }) {
  const titleId = useId();
  return (
    <PanelBox as="section" padded aria-labelledby={titleId} data-no-print>
      <h3 id={titleId} className={styles.title}>
        Documents
      </h3>
      <ul>
        {order.documents?.map((document) => (
          <DocumentRow key={document.id} orderId={order.id} document={document} />
        ))}
      </ul>
    </PanelBox>
  );
}

interface DocumentRowProps {
  readonly orderId: string;
  readonly document: OrderDocument;
}

function DocumentRow({ orderId, document: { id, kind, name, createdAt, size } }: DocumentRowProps) {
  const nameId = useId();
  return (
    <li className={styles.document}>
      <Icon name="file-download" />
      <div id={nameId} className={styles.text}>
        <p className={styles.kind}>{kindTexts[kind] ?? 'Document'}</p>
        <p className="sph-small">
          {[name, formatDate(createdAt), sizeText(size)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div>
        <DownloadButton
          size="small"
          path={`orders/${encodeURIComponent(orderId)}/documents/${encodeURIComponent(id)}`}
          name={name}
          aria-describedby={nameId}
        >
          Télécharger
        </DownloadButton>
      </div>
    </li>
  );
}

/** Formats bytes as '84 ko' or '1,2 Mo'. */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)}\u00a0ko`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00a0Mo`;
}
