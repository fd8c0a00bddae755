import { ProductImage } from 'page-kit/catalogue';
import { Skeleton } from 'shared-ui/feedback';
import { categoryHue } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/layout';
import styles from './CategoryBand.module.css';

interface CategoryBandProps {
  /** Name of the category or sub-category; undefined while it loads. */
  title: string | undefined;
  categoryName: string;
  /** Description of a sub-category, one sentence. */
  description?: string | undefined;
  /** URL of the picture of a sub-category; null while it loads. */
  picture?: string | null | undefined;
  /** URL of a picture to show if that one fails to load. */
  fallback?: string | undefined;
}

/** Heading of a list in the colour of its category. */
export function CategoryBand({ title, categoryName, description, picture, fallback }: CategoryBandProps) {
  const hue = categoryHue(categoryName);
  const hasPicture = picture || (picture !== null && hue !== 'neutre');
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
      {hasPicture && <ProductImage src={picture} fallback={fallback} category={categoryName} eager />}
    </header>
  );
}
