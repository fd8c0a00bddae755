import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from 'shared-ui/layout';

/** Debounce in milliseconds: a series of quick clicks on a stepper is announced once. */
const pause = 700;

interface CartAnnouncementProps {
  /** Formatted; null while unknown. */
  totalHT: string | null;
  /** Name of the article removed last; null if none. */
  removed: string | null;
}

/** Announces changes of the cart to screen readers. */
export function CartAnnouncement({ totalHT, removed }: CartAnnouncementProps) {
  const announced = useRef<CartAnnouncementProps | null>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (totalHT === null) return;
    const before = announced.current;
    if (before === null) {
      announced.current = { totalHT, removed };
      return;
    }
    if (before.totalHT === totalHT && before.removed === removed) return;
    const timer = setTimeout(() => {
      announced.current = { totalHT, removed };
      const removal =
        removed !== null && removed !== before.removed ? `${removed}\u00a0: retiré du panier. ` : '';
      setMessage(`${removal}Total HT ${totalHT}`);
    }, pause);
    return () => clearTimeout(timer);
  }, [totalHT, removed]);

  return <LiveRegion message={message} />;
}
