import { useEffect, useState } from 'react';
import { Spinner } from 'shared-ui/feedback';

/** After this long (milliseconds) a word says that the search still goes on. */
const patience = 4000;

export function SlowSpinner() {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);

  return <Spinner label={slow ? 'Recherche toujours en cours…' : 'Recherche en cours…'} />;
}
