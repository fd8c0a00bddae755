import type { EnergyClass } from 'shared-contracts/api/fact-keys';

/** Colours of the label (regulation 2017/1369); black reads on each of them. */
const colors: Readonly<Record<EnergyClass, string>> = {
  A: '#00a651',
  B: '#51b747',
  C: '#bed630',
  D: '#fff101',
  E: '#fcb814',
  F: '#f37021',
  G: '#ee3d43',
};

/** The energy class as the arrow of the label, with its range. */
export function EnergyArrow({
  energyClass,
  className,
}: {
  energyClass: EnergyClass;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 60 28"
      role="img"
      aria-label={`Classe énergétique ${energyClass}, de A à G`}
      className={className}
    >
      <path d="M.5.5h17v27h-17z" fill="#fff" stroke="#16282b" />
      <g fill="#16282b" fontSize="10" fontWeight="700" textAnchor="middle">
        <text x="9" y="11">
          A
        </text>
        <text x="9" y="25">
          G
        </text>
      </g>
      <path d="M18 .5h28l13 13.5-13 13.5H18z" fill={colors[energyClass]} stroke="#16282b" />
      <text x="34" y="21" fill="#16282b" fontSize="20" fontWeight="700" textAnchor="middle">
        {energyClass}
      </text>
    </svg>
  );
}
