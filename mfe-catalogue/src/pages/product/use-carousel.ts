import { useOptionalCode } from './use-optional-code';

const load = () => import(/* webpackChunkName: "carousel" */ './Carousel');

/** Loads the carousels once `needed`: on a phone most visitors do not scroll so far. */
export function useCarousel(needed: boolean) {
  const { code, isMissing } = useOptionalCode('carousel', load, needed);
  return { Carousel: code?.Carousel, isMissing };
}
