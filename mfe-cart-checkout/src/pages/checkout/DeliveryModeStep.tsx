import { useEnvironment } from 'page-kit/page';
import { useId, useState } from 'react';
import { usablePostcode } from 'shared-contracts/api/postcodes';
import { serverNow } from 'shared-contracts/http';
import {
  countryCode,
  type DeliveryMode,
  type Destination,
  deliveryFee,
  deliveryModes,
  deliveryTerms,
  type Exact,
  earliestDelivery,
  formatCents,
  formatDay,
  formatWholeEuros,
  freeDeliveryThreshold,
  hasMetropolitanVat,
  missingForFreeDelivery,
  vatOfMetropolis,
} from 'shared-contracts/pricing';
import { TextLink } from 'shared-ui/button';
import { Note, Skeleton } from 'shared-ui/feedback';
import styles from './DeliveryModeStep.module.css';
import { choices, Step } from './Step';

interface DeliveryModeStepProps {
  number: number;
  mode: DeliveryMode;
  /** Null while no address is known. */
  destination: Destination | null;
  /** Goods before tax, after discount; null while prices load. */
  ht: Exact | null;
  onChoose: (mode: DeliveryMode) => void;
}

/** The three delivery modes, each with its price and earliest day. */
export function DeliveryModeStep({ number, mode, destination, ht, onChoose }: DeliveryModeStepProps) {
  const titleId = useId();
  const { settings, company } = useEnvironment();
  const { street, postalCode, city, hours } = company.warehouse;
  const [now] = useState(serverNow);

  return (
    <Step number={number} done title="Mode de livraison" titleId={titleId}>
      <fieldset className={choices} aria-labelledby={titleId}>
        {deliveryModes.map((each) => {
          const day = formatDay(earliestDelivery(each, now, settings));
          return (
            <label key={each} className={styles.mode}>
              <input
                type="radio"
                name={titleId}
                value={each}
                checked={each === mode}
                onChange={() => onChoose(each)}
              />
              <b>{deliveryTerms[each].label}</b>
              <span className={`${styles.day} sph-quiet`}>
                <span>
                  {deliveryTerms[each].isPickUp
                    ? `Retrait à partir du ${day}, ${street}, ${postalCode} ${city}. ${hours}`
                    : `Livraison à partir du ${day}`}
                </span>
                {each === 'standard' && settings.freeDelivery === 'apply' && (
                  <FreeDeliveryHint destination={destination} ht={ht} />
                )}
              </span>
              <span className={styles.price}>
                {ht === null ? (
                  <Skeleton className={styles.skeleton} />
                ) : (
                  <Fee mode={each} destination={destination} ht={ht} />
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
      {destination && !deliveryTerms[mode].isPickUp && !hasMetropolitanVat(destination) && (
        <Note tone="info" className={styles.vat}>
          {vatOfMetropolis} Avant de commander, demandez-nous les règles de ce territoire&nbsp;:{' '}
          <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        </Note>
      )}
    </Step>
  );
}

/** Why standard delivery to this address is never free, or how to correct an unreadable address. */
function neverFree({ postalCode, country }: Destination): string {
  return countryCode(country) === null || usablePostcode(postalCode, country) === null
    ? '. Corrigez le pays ou le code postal de cette adresse pour savoir si la livraison y est gratuite.'
    : '. La livraison gratuite est réservée à la métropole.';
}

function FreeDeliveryHint({ destination, ht }: Pick<DeliveryModeStepProps, 'destination' | 'ht'>) {
  if (!destination || ht === null) return null;
  const threshold = freeDeliveryThreshold(destination);
  if (threshold === null) return <span>{neverFree(destination)}</span>;
  const missing = missingForFreeDelivery(ht, threshold);
  const from = `gratuite à partir de ${formatWholeEuros(threshold)}`;
  return <span>{missing > 0 ? `, ${from} (plus que ${formatCents(missing)})` : `, ${from}`}</span>;
}

function Fee({ mode, destination, ht }: Pick<DeliveryModeStepProps, 'mode' | 'destination'> & { ht: Exact }) {
  const { freeDelivery } = useEnvironment().settings;
  const fee = deliveryFee({ mode, destination, ht, freeDelivery });
  const regularFee = deliveryFee({ mode, destination, ht, freeDelivery: 'announce' });
  return (
    <>
      <span>{fee === 0 ? 'Gratuit' : formatCents(fee)}</span>
      {fee < regularFee && <s>{formatCents(regularFee)}</s>}
    </>
  );
}
