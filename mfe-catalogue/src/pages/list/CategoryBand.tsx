import { categoryHue } from 'shared-ui/category';
import { VisuallyHidden } from 'shared-ui/layout';
import { categoryPictures } from 'shared-ui/pictures';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './CategoryBand.module.css';

export interface CategoryBandProps {
  /** Name of the category or sub-category; undefined while it is on its way. */
  title: string | undefined;
  categoryName: string;
}

/** Head of a list in the hue of its category. */
export function CategoryBand({ title, categoryName }: CategoryBandProps) {
  const hue = categoryHue(categoryName);
  return (
    <header className={styles.band} data-fam={hue}>
      <h1 tabIndex={-1}>
        {title ?? (
          <>
            <VisuallyHidden>Chargement de la famille</VisuallyHidden>
            <Skeleton width="1/2" height="m" />
          </>
        )}
      </h1>
      {hue !== 'neutre' && <img src={categoryPictures[hue]} alt="" width={240} height={180} />}
    </header>
  );
}
