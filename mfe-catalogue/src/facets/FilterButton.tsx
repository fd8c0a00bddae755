import { whenIdle } from 'page-kit/page';
import { type MouseEvent, useEffect, useState } from 'react';
import { retryable } from 'shared-contracts/retryable';
import { Icon } from 'shared-ui/icon';
import { ChosenCount, facetRowId } from './FacetMenu';
import styles from './FilterButton.module.css';
import type { FilterDialogProps } from './FilterDialog';
import { chosenOf, isNarrowed } from './facet-choice';

type FilterButtonProps = Omit<FilterDialogProps, 'onClose'>;

const dialogCode = retryable(() => import(/* webpackChunkName: "filter-dialog" */ './FilterDialog'));

/**
 * On phones, opens the facets in a dialog. Its code loads when the page is idle or on the first click.
 * If that fails, and without JavaScript, the link shows the facets in the page.
 */
export function FilterButton(props: FilterButtonProps) {
  const { facets, choice } = props;
  const [code, setCode] = useState<Awaited<ReturnType<typeof dialogCode>> | null>(null);

  // Afterwards the dialog opens even offline. A click repeats a failed load.
  useEffect(() => whenIdle(() => void dialogCode().catch(() => null)), []);

  if (facets.length === 0) return null;

  async function open(event: MouseEvent) {
    event.preventDefault();
    const loaded = await dialogCode().catch(() => null);
    setCode(loaded);
    if (!loaded) window.location.hash = facetRowId;
  }

  return (
    <>
      <a
        href={`#${facetRowId}`}
        className={styles.button}
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
      >
        <Icon name="filter" size="s" />
        <span>Filtrer</span>
        {isNarrowed(choice) && <ChosenCount count={chosenOf(choice).length} />}
      </a>
      {code && <code.FilterDialog {...props} onClose={() => setCode(null)} />}
    </>
  );
}
