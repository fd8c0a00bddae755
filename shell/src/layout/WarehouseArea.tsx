import { useEnvironment } from 'page-kit/page';
import { formatCount } from 'shared-contracts/pricing';

/** ' de 1 500 m²' after 'entrepôt'; nothing where the company names no area. */
export function WarehouseArea() {
  const { warehouseArea } = useEnvironment().company;
  return warehouseArea ? <span>{` de ${formatCount(warehouseArea)}\u00a0m²`}</span> : null;
}
