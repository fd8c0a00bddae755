import { UntilDataLate } from 'page-kit/page';
import { useId } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note, Pill, RetryNote, Skeleton } from 'shared-ui/feedback';
import { QuantityStepper, refuseUnreadable } from 'shared-ui/field';
import { categoryHue } from 'shared-ui/icon';
import { ChangeAnnouncement, SummaryList, VisuallyHidden } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { ProductImage, ReplacedBy } from '../catalogue';
import styles from './ReorderDialog.module.css';
import { type Reorder, type ReorderRow, useReorder } from './use-reorder';

interface ReorderQuestionProps {
  readonly order: Order;
  /** The articles are in the cart and the dialog is closed. */
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Dialog to add the articles of a placed order to the cart again. */
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

/** View of the dialog: past and current prices, unavailable articles, editable quantities. */
export function ReorderDialog({
  order,
  rows,
  count,
  total,
  onQuantity,
  onRetry,
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
        <p className="sph-small">Ces articles s’ajoutent à ceux de votre panier, aux prix d’aujourd’hui.</p>
        <div role="status">
          {changes && (
            <Note tone="warn" icon="info">
              {changes}
            </Note>
          )}
        </div>
        {isAwaited && <UntilDataLate />}
        {hasFailed && (
          <RetryNote onRetry={onRetry}>
            Certains articles n’ont pas pu être vérifiés&nbsp;: ils ne seront pas ajoutés.
          </RetryNote>
        )}
      </header>
      <ul className={`${styles.lines} sph-ruled`} aria-label="Articles de la commande">
        {rows.map((row) => (
          <ReorderLine
            key={row.productCode}
            row={row}
            onQuantity={(quantity) => onQuantity(row.productCode, quantity)}
          />
        ))}
      </ul>
      <footer className={`${styles.foot} sph-row`}>
        <SummaryList
          compact
          rows={[
            { label: 'Articles', value: count },
            { label: 'Total (HT)', value: total ?? <Skeleton />, tone: 'total' },
          ]}
        />
        <ChangeAnnouncement parts={total === null ? null : [`Total (HT) ${total}`]} />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button
            busy={total === null}
            disabledReason={obstacle(rows)}
            onClick={(event) => refuseUnreadable(event.currentTarget) || onAdd()}
          >
            Ajouter au panier
          </Button>
        </div>
      </footer>
    </Dialog>
  );
}

/** Returns the reason why nothing can be added; undefined if something can. */
function obstacle(rows: readonly ReorderRow[]): string | undefined {
  const awaited = rows.some(({ state }) => state === 'pending');
  if (awaited || rows.some(({ state, quantity }) => state === 'ready' && quantity > 0)) return undefined;
  return rows.some(({ state }) => state === 'ready')
    ? 'Indiquez au moins une quantité.'
    : 'Aucun de ces articles ne peut être ajouté.';
}

/** Returns a summary of the changes since the order; null if there are none. */
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

interface ReorderLineProps {
  readonly row: ReorderRow;
  readonly onQuantity: (quantity: number) => void;
}

function ReorderLine({ row, onQuantity }: ReorderLineProps) {
  const { productCode, name, shownName, picture, fallback, category, quantity, state, replacedBy } = row;
  const out = state === 'missing' || (state === 'ready' && quantity === 0);
  return (
    <li className={classNames(styles.line, out && styles.out)}>
      <div className={styles.picture} data-fam={state === 'missing' ? 'neutre' : categoryHue(category)}>
        <ProductImage src={picture} fallback={fallback} category={category} width={64} height={48} />
      </div>
      <div>
        <p className={styles.name}>{shownName}</p>
        <p className="sph-small">Réf. {productCode}</p>
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
function UnitPrice({ row: { state, change, priceThen, priceNow, unit } }: { readonly row: ReorderRow }) {
  if (state === 'pending') return <Skeleton width="1/2" />;
  if (priceNow === null)
    return (
      <p className="sph-small">
        {priceThen} HT {unit} lors de cette commande
      </p>
    );
  if (change === null)
    return (
      <p className="sph-small">
        {priceNow} HT {unit}
      </p>
    );
  return (
    <p className={styles.prices}>
      <VisuallyHidden>Prix de la commande&nbsp;: </VisuallyHidden>
      <s>{priceThen}</s>
      <span aria-hidden="true">→</span>
      <VisuallyHidden>, prix d’aujourd’hui&nbsp;: </VisuallyHidden>
      <b>{priceNow}</b> <span>HT {unit}</span>
      <Pill tone={change === 'dearer' ? 'warn' : 'ok'}>
        {change === 'dearer' ? 'En hausse' : 'En baisse'}
      </Pill>
    </p>
  );
}
