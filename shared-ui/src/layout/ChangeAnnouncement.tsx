import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from './VisuallyHidden';

/** Debounce in milliseconds: a series of quick clicks on a stepper is announced once. */
const pause = 700;

/**
 * Announces to screen readers those parts of a text that have changed; the first text is not announced.
 * `parts` are null while unknown; a part may be empty.
 */
export function ChangeAnnouncement({ parts }: { readonly parts: readonly string[] | null }) {
  const announced = useRef<readonly string[] | null>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (parts === null) return;
    const before = announced.current ?? parts;
    announced.current ??= parts;
    if (parts.every((part, index) => part === before[index])) return;
    const timer = setTimeout(() => {
      announced.current = parts;
      setMessage(parts.filter((part, index) => part !== '' && part !== before[index]).join(' '));
    }, pause);
    return () => clearTimeout(timer);
  }, [parts]);

  return <LiveRegion message={message} />;
}
