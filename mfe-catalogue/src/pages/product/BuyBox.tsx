import {
  displayDesignation,
  EnergyArrow,
  productPath,
  type ShownProduct,
  stepsOf,
  usePrices,
} from 'page-kit/catalogue';
import { AddToList } from 'page-kit/lists';
import { useId, useState } from 'react';
import { labellingOf, packLine } from 'shared-contracts/catalogue';
import { Pill } from 'shared-ui/feedback';
import { AddToCart } from './AddToCart';
import styles from './BuyBox.module.css';
import { PriceTable, UnitPrice } from './Prices';
import layout from './product-layout.module.css';
import { Sheets } from './Sheets';
import { StockAndDelivery } from './StockAndDelivery';

/** Name, price, variants, quantity, stock and sheets of an article. */
export function BuyBox({ product }: { product: ShownProduct }) {
  const prices = usePrices([product.Code]);
  const steps = stepsOf(product, prices);
  const [quantity, setQuantity] = useState(1);
  const pack = packLine(product.facts?.pack, steps?.[0]?.price ?? null);
  const labelling = labellingOf(product.labelling);
  return (
    <div className={layout.buy}>
      <div>
        <h1 tabIndex={-1}>{displayDesignation(product.Designation)}</h1>
        <p className={`${styles.identity} sph-quiet sph-row`}>
          <span>
            Réf. <b>{product.Reference}</b>
          </span>
          <span>Vendu en conditionnement</span>
        </p>
      </div>
      <div>
        <p className={styles.price}>
          {product.PrixHT === null ? (
            <Pill tone="bad">Indisponible</Pill>
          ) : (
            <UnitPrice priceHT={product.PrixHT} breaks={product.breaks} steps={steps} quantity={quantity} />
          )}
        </p>
        {pack && <p className={styles.pack}>{pack}</p>}
        {labelling?.ecoParticipation && <p className={styles.pack}>{labelling.ecoParticipation}</p>}
        {labelling?.energyClass && (
          <p>
            <EnergyArrow energyClass={labelling.energyClass} className={styles.energy} />
          </p>
        )}
      </div>
      <Variants product={product} />
      <AddToCart product={product} quantity={quantity} onQuantity={setQuantity} />
      {steps && steps.length > 1 && <PriceTable steps={steps} quantity={quantity} />}
      {product.PrixHT !== null && quantity > 0 && (
        <div>
          <AddToList lines={[{ productCode: product.Code, quantity }]} />
        </div>
      )}
      {/* Without a price the article is 'Indisponible': stock and delivery would contradict that. */}
      {product.PrixHT !== null && <StockAndDelivery code={product.Code} />}
      <Sheets product={product} />
    </div>
  );
}

/** Links to the other sizes, colours or packs of the article. */
function Variants({ product }: { product: ShownProduct }) {
  const labelId = useId();
  if (product.variants.length === 0) return null;
  return (
    <div>
      <span id={labelId} className={styles.label}>
        Variante
      </span>
      <ul className={styles.variants} aria-labelledby={labelId}>
        {product.variants.map(({ Code, name }) => (
          <li key={Code}>
            <a
              href={productPath({ ...product, Code })}
              aria-current={Code === product.Code ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
