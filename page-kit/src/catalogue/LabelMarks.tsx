import type { EnergyClass, HazardCode } from 'shared-contracts/api/labelling-codes';
import { hazardFrame, hazardPictograms, type Labelling } from 'shared-contracts/catalogue';
import styles from './LabelMarks.module.css';

/** Short form of an article's label, for its card. */
export function LabelMarks({ labelling }: { labelling: Labelling }) {
  const { pictograms, signalWord, biocide, energyClass, ecoParticipation } = labelling;
  const words = [signalWord, biocide && 'Biocide'].filter((word) => word !== null);
  return (
    <span className={`${styles.marks} sph-row`}>
      {pictograms.map((code) => (
        <HazardPictogram key={code} code={code} className={styles.small} />
      ))}
      {words.length > 0 && <b>{words.join(' · ')}</b>}
      {energyClass && <EnergyArrow energyClass={energyClass} className={styles.arrow} />}
      {ecoParticipation && <span>{ecoParticipation}</span>}
    </span>
  );
}

/** A pictogram of the CLP regulation, with its name as accessible name. */
export function HazardPictogram({ code, className }: { code: HazardCode; className?: string | undefined }) {
  const { name, symbol } = hazardPictograms[code];
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={name} className={className}>
      <path {...hazardFrame} />
      <path d={symbol} fill="#16282b" fillRule="evenodd" />
    </svg>
  );
}

/** Colours of the label (regulation 2017/1369); black text is readable on all of them. */
const colors: Readonly<Record<EnergyClass, string>> = {
  A: '#00a651',
  B: '#51b747',
  C: '#bed630',
  D: '#fff101',
  E: '#fcb814',
  F: '#f37021',
  G: '#ee3d43',
};

/** The arrow of the energy label with class and range. */
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
