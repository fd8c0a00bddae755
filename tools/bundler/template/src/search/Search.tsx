import type { SlotProps } from 'shared-contracts/remotes/slots';
import { Button } from 'shared-ui/button';
import { Wrap } from 'shared-ui/layout';

/** Replaces the header's search. */
export function Search({ onClose }: SlotProps['Search']) {
  return (
    <Wrap>
      <a href="/marques">Nos marques</a>{' '}
      <Button variant="secondary" onClick={onClose}>
        Fermer
      </Button>
    </Wrap>
  );
}
