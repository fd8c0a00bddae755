import { useState } from 'react';
import { familyHue } from '../family';
import { familyPictures } from '../pictures';

export interface ProductImageProps {
  src: string | null | undefined;
  alt?: string | undefined;
  /** Code or name of the family whose picture stands in for one that is missing. */
  family: string;
  /** Loads at once: for what is in the first window. */
  eager?: boolean | undefined;
  /** The largest picture of the first window. */
  highPriority?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
}

/** Picture of an article, or that of its family if it cannot be had. */
export function ProductImage({
  src,
  alt = '',
  family,
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
      src={missing ? familyPictures[familyHue(family)] : src}
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
