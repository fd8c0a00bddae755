import { useQuery } from '@tanstack/react-query';
import { useDeployment } from 'page-kit/page';

/**
 * Loads the code of the carousels once `needed`: on a phone most visitors do not scroll so far.
 * @returns the component, and whether its file failed to load
 */
export function useCarousel(needed: boolean) {
  const deployment = useDeployment();
  const code = useQuery({
    queryKey: ['products', 'carousel'],
    queryFn: async () => {
      // Otherwise a request of the previous page that still hangs would be awaited.
      deployment.giveUp('carousel');
      try {
        return await import(/* webpackChunkName: "carousel" */ './Carousel');
      } catch (error) {
        void deployment.lookForAnother();
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: needed,
  });
  return { Carousel: code.data?.Carousel, isMissing: code.isError };
}
