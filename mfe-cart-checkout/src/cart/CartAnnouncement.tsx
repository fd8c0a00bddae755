import { ChangeAnnouncement } from 'shared-ui/layout';

interface CartAnnouncementProps {
  /** Formatted; null while unknown. */
  totalHT: string | null;
  /** Name of the article removed last; null if none. */
  removed: string | null;
}

/** Announces changes of the cart to screen readers. */
export function CartAnnouncement({ totalHT, removed }: CartAnnouncementProps) {
  const removal = removed === null ? '' : `${removed}\u00a0: retiré du panier.`;
  return <ChangeAnnouncement parts={totalHT === null ? null : [removal, `Total HT ${totalHT}`]} />;
}
