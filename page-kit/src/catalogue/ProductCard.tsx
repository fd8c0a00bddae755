import { useEnvironment } from 'page-kit/page';
import { type ElementType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { ProductFacts, ProductLabelling } from 'shared-contracts/api/products';
import { labellingOf, packLine } from 'shared-contracts/catalogue';
import { buttonClass } from 'shared-ui/button';
import { Pill } from 'shared-ui/feedback';
import { categoryHue, Icon } from 'shared-ui/icon';
import { LiveRegion } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { useCartLine } from '../cart';
import { cutDesignation, displayDesignation } from './designations';
import strip from './InCartStrip.module.css';
import { LabelMarks } from './LabelMarks';
import { UnitPrice } from './Price';
import styles from './ProductCard.module.css';
import { ProductImage } from './ProductImage';
import { absoluteUrl, fallbackPicture, productPath } from './paths';
import { ownPrice, type Prices } from './prices';
import type { ShownProduct } from './products';

/** What a card shows of an article. */
export type CardProduct = Pick<
  ShownProduct,
  'Code' | 'Designation' | 'Reference' | 'ImageUrl' | 'PrixHT' | 'breaks' | 'Category' | 'SubCategory'
> & {
  /** What it differs in from the other variants, such as 'Taille M'. */
  readonly variant?: string | undefined;
  readonly facts?: ProductFacts | undefined;
  readonly labelling?: Omit<ProductLabelling, 'statements'> | undefined;
};

export interface ProductCardProps {
  as?: ElementType | undefined;
  product: CardProduct;
  /** For the price per piece of a pack. */
  prices: Prices;
  /** URL of the API, whose articles may have relative URLs of pictures. */
  apiUrl: string;
  price: ReactNode;
  /** Loads the picture with high priority: it is in the initial viewport. */
  highPriority?: boolean | undefined;
  inCart: number;
  onAdd: () => void;
  /** Adds one; also undoes the removal of the last one. */
  onIncrease: () => void;
  onDecrease: () => void;
  headingLevel?: 2 | 3 | undefined;
  /** Width up to which the card is laid out as a row: phones (default), also tablets, or never. */
  rowUpTo?: 'phone' | 'tablet' | 'never' | undefined;
  /** Smaller picture and font, as in search results. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** An article in a list: one link covers the whole card, a separate button adds the article to the cart. */
export function ProductCard({
  as: Element = 'li',
  product,
  prices,
  apiUrl,
  price,
  highPriority,
  inCart,
  onAdd,
  onIncrease,
  onDecrease,
  headingLevel = 3,
  rowUpTo = 'phone',
  compact = false,
  className,
}: ProductCardProps) {
  const { Designation: name, variant } = product;
  const category = product.Category?.name ?? '';
  const pack = packLine(product.facts?.pack, ownPrice(product, prices));
  const labelling = labellingOf(product.labelling);
  const unavailable = product.PrixHT === null;
  const Heading = `h${headingLevel}` as const;
  const add = useRef<HTMLButtonElement>(null);
  // The last change by the stepper: only the card that was used announces it.
  const [step, setStep] = useState<'changed' | 'removed' | ''>('');
  const isRemoved = step === 'removed' && inCart === 0;
  const hasStrip = inCart > 0 || isRemoved;

  function change(next: typeof step, apply: () => void) {
    setStep(next);
    apply();
  }

  function decrease() {
    // The stepper unmounts with the last one.
    if (inCart === 1) add.current?.focus();
    change(inCart === 1 ? 'removed' : 'changed', onDecrease);
  }

  function undo(event: MouseEvent) {
    // One more of the clicks that have decreased the quantity to 0.
    if (event.detail > 1) return;
    add.current?.focus();
    change('changed', onIncrease);
  }

  return (
    <Element
      className={classNames(
        styles.card,
        rowUpTo === 'phone' && styles.rowOnPhones,
        rowUpTo === 'tablet' && styles.rowOnTablets,
        compact && styles.compact,
        hasStrip && styles.inCart,
        unavailable && styles.off,
        className,
      )}
      data-fam={categoryHue(category)}
    >
      <div className={styles.picture}>
        <ProductImage
          src={absoluteUrl(apiUrl, product.ImageUrl)}
          fallback={fallbackPicture(apiUrl, product)}
          category={category}
          highPriority={highPriority}
        />
        {variant && <b>{variant}</b>}
        {hasStrip && (
          <div className={strip.strip}>
            <span className={strip.count}>
              <Icon name="check" size="s" />
              <span>{isRemoved ? 'Retiré du panier' : `${inCart} dans le panier`}</span>
            </span>
            {isRemoved ? (
              <button
                type="button"
                className={strip.undo}
                aria-label={`Annuler le retrait de ${name}`}
                onClick={undo}
              >
                Annuler
              </button>
            ) : (
              <div className={strip.steps}>
                <button type="button" aria-label={`Diminuer la quantité de ${name}`} onClick={decrease}>
                  <Icon name="minus" size="s" />
                </button>
                {!unavailable && (
                  <button
                    type="button"
                    aria-label={`Augmenter la quantité de ${name}`}
                    onClick={() => change('changed', onIncrease)}
                  >
                    <Icon name="plus" size="s" />
                  </button>
                )}
              </div>
            )}
            <LiveRegion message={step && `Quantité\u00a0: ${inCart}`} />
          </div>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a href={productPath(product)} title={displayDesignation(name)} aria-label={name}>
            {cutDesignation(name)}
          </a>
        </Heading>
        <p className={styles.reference}>{`Réf. ${product.Reference}`}</p>
        {(pack || labelling) && (
          <p className={styles.pack}>
            {pack && <span>{pack}</span>}
            {labelling && <LabelMarks labelling={labelling} />}
          </p>
        )}
        <p className={styles.price}>
          {price}
          {unavailable && <Pill tone="bad">Indisponible</Pill>}
        </p>
        {/* Not a `Button`: its text never changes, and a list renders it fifty times. */}
        <button
          ref={add}
          type="button"
          className={buttonClass({ full: true }, styles.add)}
          aria-disabled={unavailable || undefined}
          aria-label={`Ajouter au panier : ${name}`}
          onClick={unavailable ? undefined : () => change('', onAdd)}
        >
          Ajouter au panier
        </button>
      </div>
    </Element>
  );
}

interface CartCardProps extends Pick<ProductCardProps, 'as' | 'product' | 'prices' | 'compact' | 'rowUpTo'> {
  /** Shown before the price. */
  note?: ReactNode;
}

/** An article in a list, with its quantity in the cart. */
export function CartCard({ note, ...props }: CartCardProps) {
  const { product, prices, compact } = props;
  const { api } = useEnvironment();
  const { inCart, add, increase, decrease } = useCartLine(product.Code);

  return (
    <ProductCard
      {...props}
      apiUrl={api.url}
      price={
        <>
          {note}
          <UnitPrice product={product} prices={prices} size={compact ? 'l' : 'm'} />
        </>
      }
      inCart={inCart}
      onAdd={() => add(1)}
      onIncrease={increase}
      onDecrease={decrease}
    />
  );
}
