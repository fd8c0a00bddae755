import { UntilDataLate } from 'page-kit/page';
import { useId } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { packLine } from 'shared-contracts/catalogue';
import { formatCount, formatExact } from 'shared-contracts/pricing';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note, Pill, RetryNote, Skeleton } from 'shared-ui/feedback';
import { QuantityStepper, refuseUnreadable } from 'shared-ui/field';
import { ChangeAnnouncement, SummaryList, VisuallyHidden } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { displayDesignation, ProductPicture, ReplacedBy, successorIn } from '../catalogue';
import type { ComparedItem } from './compare-order';
import { formatOrdered } from './order-amounts';
import { orderDate } from './order-dates';
import styles from './ReorderQuestion.module.css';
import { useReorder } from './use-reorder';

interface ReorderQuestionProps {
  readonly order: Order;
  /** The articles are in the cart and the dialog is closed. */
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/**
 * Dialog to add the articles of a placed order to the cart again: past and current prices, unavailable articles,
 * editable quantities.
 */
export function ReorderQuestion({ order, onAdded, onClose }: ReorderQuestionProps) {
  const titleId = useId();
  const { rows, isAwaited, count, total, setQuantity, retry, add } = useReorder(order);
  const shownTotal = total === null ? null : formatExact(total);
  const changes = changesOf(rows);

  function addToCart() {
    add();
    onClose();
    onAdded();
  }

  return (
    <Dialog open labelledBy={titleId} size="l" padded={false} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1} data-autofocus>
          Commander à nouveau
        </h2>
        <p>{[`Commande ${order.orderNumber}`, orderDate(order.createdAt)].filter(Boolean).join(' · ')}</p>
        <p className="sph-small">Ces articles s’ajoutent à ceux de votre panier, aux prix d’aujourd’hui.</p>
        <div role="status">
          {changes && (
            <Note tone="warn" icon="info">
              {changes}
            </Note>
          )}
        </div>
        {isAwaited && <UntilDataLate />}
        {rows.some(({ state }) => state === 'failed') && (
          <RetryNote onRetry={retry}>
            Certains articles n’ont pas pu être vérifiés&nbsp;: ils ne seront pas ajoutés.
          </RetryNote>
        )}
      </header>
      <ul className={`${styles.lines} sph-ruled`} aria-label="Articles de la commande">
        {rows.map((row) => (
          <ReorderLine
            key={row.item.productCode}
            row={row}
            onQuantity={(quantity) => setQuantity(row.item.productCode, quantity)}
          />
        ))}
      </ul>
      <footer className={`${styles.foot} sph-row`}>
        <SummaryList
          compact
          rows={[
            { label: 'Articles', value: formatCount(count) },
            { label: 'Total (HT)', value: shownTotal ?? <Skeleton />, tone: 'total' },
          ]}
        />
        <ChangeAnnouncement parts={shownTotal === null ? null : [`Total (HT) ${shownTotal}`]} />
        <div className={`${styles.actions} sph-cluster`}>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button
            busy={isAwaited}
            disabledReason={isAwaited || count > 0 ? undefined : obstacle(rows)}
            onClick={(event) => refuseUnreadable(event.currentTarget) || addToCart()}
          >
            Ajouter au panier
          </Button>
        </div>
      </footer>
    </Dialog>
  );
}

/** Returns the reason why nothing can be added. */
const obstacle = (rows: readonly ComparedItem[]) =>
  rows.some(({ state }) => state === 'ready')
    ? 'Indiquez au moins une quantité.'
    : 'Aucun de ces articles ne peut être ajouté.';

/** Returns a summary of the changes since the order; null if there are none. */
function changesOf(rows: readonly ComparedItem[]): string | null {
  const changed = rows.filter(({ change }) => change !== null).length;
  const missing = rows.filter(({ state }) => state === 'missing').length;
  const sentences = [
    changed === 1 && 'Un prix a changé depuis cette commande.',
    changed > 1 && `${changed} prix ont changé depuis cette commande.`,
    missing === 1 && 'Un article n’est plus disponible et ne sera pas ajouté.',
    missing > 1 && `${missing} articles ne sont plus disponibles et ne seront pas ajoutés.`,
  ].filter((text) => text !== false);
  return sentences.join(' ') || null;
}

interface ReorderLineProps {
  readonly row: ComparedItem;
  readonly onQuantity: (quantity: number) => void;
}

function ReorderLine({ row, onQuantity }: ReorderLineProps) {
  const { item, found, quantity, state } = row;
  const product = found?.product;
  const name = product?.Designation ?? item.designation;
  const replacedBy = successorIn(found?.error);
  const isOut = state === 'missing' || (state === 'ready' && quantity === 0);
  return (
    <li className={classNames(styles.line, isOut && styles.out)}>
      <ProductPicture product={product} imageUrl={item.imageUrl} missing={isOut} className={styles.picture} />
      <div>
        <p className={styles.name}>{displayDesignation(name)}</p>
        <p className="sph-small">Réf. {item.productCode}</p>
        <UnitPrice row={row} />
        {replacedBy && <ReplacedBy product={replacedBy} />}
      </div>
      <div className={styles.quantity}>
        {state === 'missing' ? (
          <Pill tone="bad">Indisponible</Pill>
        ) : state === 'failed' ? (
          <Pill tone="warn">Sans réponse</Pill>
        ) : (
          <QuantityStepper
            size="s"
            value={quantity}
            onChange={onQuantity}
            label={`Quantité de ${name}`}
            itemName={name}
          />
        )}
        {state === 'ready' && quantity === 0 && <p className="sph-small">Ne sera pas ajouté</p>}
      </div>
    </li>
  );
}

/** The current price, preceded by the price of the order if it differs. */
function UnitPrice({ row }: { readonly row: ComparedItem }) {
  const { found, state, change, priceNow } = row;
  const priceThen = formatOrdered(row.priceThen);
  const unit = packLine(found?.product?.facts?.pack, null) ? 'le lot' : 'l’unité';
  if (state === 'pending') return <Skeleton width="1/2" />;
  if (priceNow === null)
    return <p className="sph-small">{`${priceThen} HT ${unit} lors de cette commande`}</p>;
  if (change === null) return <p className="sph-small">{`${formatExact(priceNow)} HT ${unit}`}</p>;
  return (
    <p className={styles.prices}>
      <VisuallyHidden>Prix de la commande&nbsp;: </VisuallyHidden>
      <s>{priceThen}</s>
      <span aria-hidden="true">→</span>
      <VisuallyHidden>, prix d’aujourd’hui&nbsp;: </VisuallyHidden>
      <b>{formatExact(priceNow)}</b> <span>HT {unit}</span>
      <Pill tone={change === 'dearer' ? 'warn' : 'ok'}>
        {change === 'dearer' ? 'En hausse' : 'En baisse'}
      </Pill>
    </p>
  );
}
