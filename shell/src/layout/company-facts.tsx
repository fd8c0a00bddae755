import { useEnvironment } from 'page-kit/page';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { formatCount, formatWholeEuros, freeDeliveryThresholds } from 'shared-contracts/pricing';

/** Status of the shop's accessibility in the words of the law; the audit in `docs/rgaa.md` decides it. */
export const compliance = 'partiellement conforme';

/** Formatted amounts of goods from which standard delivery is free. */
export const freeDeliveryFrom = {
  ileDeFrance: formatWholeEuros(freeDeliveryThresholds.ileDeFrance),
  france: formatWholeEuros(freeDeliveryThresholds.france),
};

/** Renders name and postal address of the company. */
export function CompanyAddress() {
  const { legalName, street, postalCode, city } = useEnvironment().company;
  return (
    <address>
      {legalName}
      <br />
      {street}
      <br />
      {postalCode} {city}
    </address>
  );
}

/** Renders name, address and link of the consumer mediator. */
export function Mediator({ name, address, url }: NonNullable<PublicEnvironment['company']['mediator']>) {
  return (
    <>
      {name}, {address},{' '}
      <a href={url} rel="noreferrer">
        {new URL(url).hostname}
      </a>
    </>
  );
}

/** Renders ' de 1 500 m²' after 'entrepôt', or nothing when the company has no area. */
export function WarehouseArea() {
  const { warehouseArea } = useEnvironment().company;
  return warehouseArea ? <span>{` de ${formatCount(warehouseArea)}\u00a0m²`}</span> : null;
}
