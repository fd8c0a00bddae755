import { PageMeta } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { listen } from 'shared-contracts/events';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { followed } from '../../followed';

/** Private page: the browser renders it, and it drops customer data at sign-out. */
export function Component() {
  const [codes, setCodes] = useState(followed);
  useEffect(() => listen('account:signed-out', () => setCodes([])), []);
  return (
    <Wrap>
      <PageMeta title="Mes marques" />
      <PageTitle title="Mes marques" />
      {codes.length === 0 ? <p>Vous ne suivez encore aucune marque.</p> : <p>{codes.join(', ')}</p>}
    </Wrap>
  );
}
