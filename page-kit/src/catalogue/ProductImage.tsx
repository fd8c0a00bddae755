import { useState } from 'react';
import { categoryHue } from 'shared-ui/icon';
import { categoryPictures } from 'shared-ui/pictures';

interface ProductImageProps {
  src: string | null | undefined;
  /** Shown if `src` cannot be loaded. */
  fallback?: string | null | undefined;
  /** Code or name of the category whose picture is the placeholder. */
  category: string;
  /** Loads eagerly: the picture is in the initial viewport. */
  eager?: boolean | undefined;
  /** Loads with high priority: the largest picture in the initial viewport. */
  highPriority?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** Picture of an article, or a placeholder if it cannot be loaded. */
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

  // In server-rendered HTML the error event may fire before hydration. The fallback is not checked: a browser
  // may still report the state of the previous picture.
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
