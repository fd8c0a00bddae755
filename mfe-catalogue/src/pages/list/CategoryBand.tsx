import { familyHue } from 'shared-ui/family';
import { VisuallyHidden } from 'shared-ui/layout';
import { familyPictures } from 'shared-ui/pictures';
import { Bone } from 'shared-ui/skeleton';
import styles from './FamilyBand.module.css';

export interface FamilyBandProps {
  /** Name of the family or sub-category; undefined while it is on its way. */
  title: string | undefined;
  familyName: string;
}

/** Head of a list in the hue of its family. */
export function FamilyBand({ title, familyName }: FamilyBandProps) {
  const hue = familyHue(familyName);
  return (
    <header className={styles.band} data-fam={hue}>
      <h1 tabIndex={-1}>
        {title ?? (
          <>
            <VisuallyHidden>Chargement de la famille</VisuallyHidden>
            <Bone width="1/2" height="m" />
          </>
        )}
      </h1>
      {hue !== 'neutre' && <img src={familyPictures[hue]} alt="" width={240} height={180} />}
    </header>
  );
}
