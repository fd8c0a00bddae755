import { Pill, Skeleton } from 'shared-ui/feedback';
import { QuantityStepper } from 'shared-ui/field';
import { categoryHue } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { ProductImage } from '../catalogue';
import styles from './ReorderDialog.module.css';

/** One article of an order that is placed again; amounts are formatted, of a unit before tax. */
export interface ReorderRow {
  readonly productCode: string;
  /** For accessible names. */
  readonly name: string;
  readonly shownName: string;
  readonly picture: string;
  /** Shown where that does not load. */
  readonly fallback?: string | undefined;
  readonly category: string;
  /** 0 leaves it out. */
  readonly quantity: number;
  /** `missing`: it can be bought no longer; `failed`: nobody knows. Neither is added. */
  readonly state: 'pending' | 'ready' | 'missing' | 'failed';
  readonly change: 'dearer' | 'cheaper' | null;
  readonly priceThen: string;
  readonly priceNow: string | null;
}

interface ReorderLineProps {
  readonly row: ReorderRow;
  readonly onQuantity: (quantity: number) => void;
}

/** An article with its price then and now, and how many of it are wanted. */
export function ReorderLine({ row, onQuantity }: ReorderLineProps) {
  const { productCode, name, shownName, picture, fallback, category, quantity, state } = row;
  const out = state === 'missing' || (state === 'ready' && quantity === 0);
  return (
    <li className={classNames(styles.line, out && styles.out)}>
      <div className={styles.picture} data-fam={state === 'missing' ? 'neutre' : categoryHue(category)}>
        <ProductImage src={picture} fallback={fallback} category={category} width={64} height={48} />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{shownName}</p>
        <p className={styles.small}>Réf. {productCode}</p>
        <UnitPrice row={row} />
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
        {state === 'ready' && quantity === 0 && <p className={styles.small}>Ne sera pas ajouté</p>}
      </div>
    </li>
  );
}

/** The price of today; that of the order before it where the two differ. */
function UnitPrice({ row: { state, change, priceThen, priceNow } }: { readonly row: ReorderRow }) {
  if (state === 'pending') return <Skeleton width="1/2" />;
  if (priceNow === null) return <p className={styles.small}>{priceThen} HT l’unité lors de cette commande</p>;
  if (change === null) return <p className={styles.small}>{priceNow} HT l’unité</p>;
  return (
    <p className={styles.prices}>
      <VisuallyHidden>Prix de la commande&nbsp;: </VisuallyHidden>
      <s>{priceThen}</s>
      <span aria-hidden="true">→</span>
      <VisuallyHidden>, prix d’aujourd’hui&nbsp;: </VisuallyHidden>
      <b>{priceNow}</b> <span>HT l’unité</span>
      <Pill tone={change === 'dearer' ? 'warn' : 'ok'}>
        {change === 'dearer' ? 'En hausse' : 'En baisse'}
      </Pill>
    </p>
  );
}
