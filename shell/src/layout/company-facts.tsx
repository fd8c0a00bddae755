import { useEnvironment } from 'page-kit/page';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { formatCount } from 'shared-contracts/pricing';

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
