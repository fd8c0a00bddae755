import { useEffect, useState } from 'react';

/** Constants of the specification, section 9. */
const shortest = 3;
const pause = 500;

/**
 * What is searched for while somebody types: the trimmed text after a pause of 500 ms, at once with `askNow`, nothing
 * below 3 characters.
 */
export function useAskedQuery(text: string): { query: string; askNow: () => void } {
  const [asked, setAsked] = useState('');
  const trimmed = text.trim();
  const wanted = [...trimmed].length >= shortest ? trimmed : '';

  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted ? pause : 0);
    return () => clearTimeout(timer);
  }, [wanted]);

  return { query: wanted && asked, askNow: () => setAsked(wanted) };
}
