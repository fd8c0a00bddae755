import { useId } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note, Skeleton, UntilLate } from 'shared-ui/feedback';
import { SummaryList } from 'shared-ui/layout';
import styles from './ReorderDialog.module.css';
import { ReorderLine, type ReorderRow } from './ReorderLine';
import { type Reorder, useReorder } from './use-reorder';

interface ReorderQuestionProps {
  readonly order: Order;
  /** The articles are in the cart and the dialog is closed. */
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Asks what of a placed order goes into the cart again. */
export function ReorderQuestion({ order, onAdded, onClose }: ReorderQuestionProps) {
  const { add, ...shown } = useReorder(order);

  function addToCart() {
    add();
    onClose();
    onAdded();
  }

  return <ReorderDialog {...shown} onAdd={addToCart} onClose={onClose} />;
}

interface ReorderDialogProps extends Omit<Reorder, 'add'> {
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Its window: prices then and now, what is gone, quantities that can be changed. */
export function ReorderDialog({
  order,
  rows,
  count,
  total,
  onQuantity,
  onRetry,
  late,
  onAdd,
  onClose,
}: ReorderDialogProps) {
  const titleId = useId();
  const changes = changesOf(rows);
  const isAwaited = rows.some(({ state }) => state === 'pending');
  const hasFailed = rows.some(({ state }) => state === 'failed');

  return (
    <Dialog open labelledBy={titleId} size="l" padded={false} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1} data-autofocus>
          Commander à nouveau
        </h2>
        <p>{order}</p>
        <p className={styles.small}>
          Ces articles s’ajoutent à ceux de votre panier, aux prix d’aujourd’hui.
        </p>
        <div role="status">
          {changes && (
            <Note tone="warn" icon="info">
              {changes}
            </Note>
          )}
        </div>
        {isAwaited && <UntilLate {...late} />}
        {hasFailed && (
          <Note tone="bad" role="alert">
            <p>Certains articles n’ont pas pu être vérifiés&nbsp;: ils ne seront pas ajoutés.</p>
            <button type="button" className={styles.retry} onClick={onRetry}>
              Réessayer
            </button>
          </Note>
        )}
      </header>
      <ul className={styles.lines} aria-label="Articles de la commande">
        {rows.map((row) => (
          <ReorderLine
            key={row.productCode}
            row={row}
            onQuantity={(quantity) => onQuantity(row.productCode, quantity)}
          />
        ))}
      </ul>
      <footer className={styles.foot}>
        <SummaryList
          compact
          rows={[
            { label: 'Articles', value: count },
            { label: 'Total (HT)', value: total ?? <Skeleton />, tone: 'total' },
          ]}
        />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button busy={total === null} disabledReason={obstacle(rows)} onClick={onAdd}>
            Ajouter au panier
          </Button>
        </div>
      </footer>
    </Dialog>
  );
}

/** Why nothing can be added. */
function obstacle(rows: readonly ReorderRow[]): string | undefined {
  const awaited = rows.some(({ state }) => state === 'pending');
  if (awaited || rows.some(({ state, quantity }) => state === 'ready' && quantity > 0)) return undefined;
  return rows.some(({ state }) => state === 'ready')
    ? 'Indiquez au moins une quantité.'
    : 'Aucun de ces articles ne peut être ajouté.';
}

/** How today differs from the day of the order; null where it does not. */
function changesOf(rows: readonly ReorderRow[]): string | null {
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
