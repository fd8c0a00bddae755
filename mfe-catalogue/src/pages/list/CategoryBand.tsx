import { ProductImage } from 'page-kit/catalogue';
import { Skeleton } from 'shared-ui/feedback';
import { categoryHue } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/layout';
import styles from './CategoryBand.module.css';

interface CategoryBandProps {
  /** Name of the category or sub-category; undefined while it is on its way. */
  title: string | undefined;
  categoryName: string;
  /** What the catalogue says of a sub-category in a sentence. */
  description?: string | undefined;
  /** URL of a picture that a sub-category has for itself; null while that is on its way. */
  picture?: string | null | undefined;
  /** Shown where that does not load. */
  fallback?: string | undefined;
}

/** Head of a list in the hue of its category. */
export function CategoryBand({ title, categoryName, description, picture, fallback }: CategoryBandProps) {
  const hue = categoryHue(categoryName);
  const isKnown = picture || (picture !== null && hue !== 'neutre');
  return (
    <header className={styles.band} data-fam={hue}>
      <div>
        <h1 tabIndex={-1}>
          {title ?? (
            <>
              <VisuallyHidden>Chargement de la famille</VisuallyHidden>
              <Skeleton width="1/2" height="m" />
            </>
          )}
        </h1>
        {description && <p>{description}</p>}
      </div>
      {isKnown && <ProductImage src={picture} fallback={fallback} category={categoryName} eager />}
    </header>
  );
}
