import type { Labelling } from 'shared-contracts/catalogue';
import { EnergyArrow } from './EnergyArrow';
import { HazardPictogram } from './HazardPictogram';
import styles from './labelling.module.css';

/** The label of an article at a glance, for its card. */
export function LabelMarks({ labelling }: { labelling: Labelling }) {
  const { pictograms, signalWord, biocide, energyClass, ecoParticipation } = labelling;
  const words = [signalWord, biocide && 'Biocide'].filter((word) => word !== null);
  return (
    <span className={styles.marks}>
      {pictograms.map((code) => (
        <HazardPictogram key={code} code={code} className={styles.small} />
      ))}
      {words.length > 0 && <b>{words.join(' · ')}</b>}
      {energyClass && <EnergyArrow energyClass={energyClass} className={styles.arrow} />}
      {ecoParticipation && <span>{ecoParticipation}</span>}
    </span>
  );
}
