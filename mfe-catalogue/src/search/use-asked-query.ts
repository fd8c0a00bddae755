import { useEffect, useState } from 'react';
import { askedQuery } from './search-query';

/** ms; constant of the specification, section 9. */
const pause = 500;

/**
 * What is searched for while somebody types: the trimmed text after a pause of 500 ms, nothing below 3 characters.
 */
export function useAskedQuery(text: string): string {
  const [asked, setAsked] = useState('');
  const wanted = askedQuery(text);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted ? pause : 0);
    return () => clearTimeout(timer);
  }, [wanted]);

  return wanted && asked;
}
