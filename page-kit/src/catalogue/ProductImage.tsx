import { useState } from 'react';
import { categoryHue } from 'shared-ui/icon';
import { categoryPictures } from 'shared-ui/pictures';

interface ProductImageProps {
  src: string | null | undefined;
  /** Shown where `src` does not load. */
  fallback?: string | null | undefined;
  /** Code or name of the category whose picture replaces one that is missing or does not load. */
  category: string;
  /** Loads at once: for what is in the first window. */
  eager?: boolean | undefined;
  /** The largest picture of the first window. */
  highPriority?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** Picture of an article, or a placeholder where it cannot be had. */
export function ProductImage({
  src,
  fallback,
  category,
  eager = false,
  highPriority = false,
  width = 240,
  height = 180,
}: ProductImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = src ? [src, fallback].find((url) => url && !failed.includes(url)) : undefined;
  const fail = () => shown && setFailed((before) => [...before, shown]);

  // In HTML from the server the failure may come before anybody listens. Of the fallback a browser may still tell what it
  // knows of the picture before.
  function checkLoaded(image: HTMLImageElement | null) {
    if (shown === src && image?.complete && image.naturalWidth === 0) fail();
  }

  return (
    <img
      ref={checkLoaded}
      src={shown ?? categoryPictures[categoryHue(category)]}
      alt=""
      width={width}
      height={height}
      loading={eager || highPriority ? 'eager' : 'lazy'}
      fetchPriority={highPriority ? 'high' : 'auto'}
      decoding="async"
      onError={fail}
    />
  );
}
