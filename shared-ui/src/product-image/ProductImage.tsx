import { useState } from 'react';
import { categoryHue } from '../category';
import { categoryPictures } from '../pictures';

export interface ProductImageProps {
  src: string | null | undefined;
  alt?: string | undefined;
  /** Code or name of the category whose picture stands in for one that is missing. */
  category: string;
  /** Loads at once: for what is in the first window. */
  eager?: boolean | undefined;
  /** The largest picture of the first window. */
  highPriority?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
}

/** Picture of an article, or that of its category if it cannot be had. */
export function ProductImage({
  src,
  alt = '',
  category,
  eager = false,
  highPriority = false,
  width = 240,
  height = 180,
  className,
}: ProductImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const missing = !src || failed === src;

  // In HTML from the server the failure may come before anybody listens.
  function checkLoaded(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && src && !missing) setFailed(src);
  }

  return (
    <img
      ref={checkLoaded}
      className={className}
      src={missing ? categoryPictures[categoryHue(category)] : src}
      alt={alt}
      width={width}
      height={height}
      loading={eager || highPriority ? 'eager' : 'lazy'}
      fetchPriority={highPriority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src ?? null)}
    />
  );
}
