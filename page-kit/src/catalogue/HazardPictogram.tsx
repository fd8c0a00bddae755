import type { HazardCode } from 'shared-contracts/api/fact-keys';
import { hazardFrame, hazardPictograms } from 'shared-contracts/catalogue';

/** A pictogram of the CLP regulation, by its name to who does not see it. */
export function HazardPictogram({ code, className }: { code: HazardCode; className?: string | undefined }) {
  const { name, symbol } = hazardPictograms[code];
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={name} className={className}>
      <path {...hazardFrame} />
      <path d={symbol} fill="#16282b" fillRule="evenodd" />
    </svg>
  );
}
