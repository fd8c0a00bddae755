import { whenIdle } from 'page-kit/page';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { retryable } from 'shared-contracts/retryable';
import { Icon } from 'shared-ui/icon';
import { ChosenCount, facetRowId } from './FacetMenu';
import styles from './FilterButton.module.css';
import type { FilterDialogProps } from './FilterDialog';
import { chosenOf, isNarrowed } from './facet-choice';

type FilterButtonProps = Omit<FilterDialogProps, 'onClose'>;

const dialogCode = retryable(async () => {
  const { FilterDialog } = await import(/* webpackChunkName: "filter-dialog" */ './FilterDialog');
  return FilterDialog;
});

/**
 * On phones, opens the facets in a dialog. Its code loads when the page is idle or on the first click.
 * If that fails, and without JavaScript, the link shows the facets in the page.
 */
export function FilterButton(props: FilterButtonProps) {
  const { facets, choice } = props;
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<FilterDialogProps> } | null>(null);

  // Afterwards the dialog opens even offline. A click repeats a failed load.
  useEffect(() => whenIdle(() => void dialogCode().catch(() => null)), []);

  if (facets.length === 0) return null;

  async function open(event: MouseEvent) {
    event.preventDefault();
    const Dialog = await dialogCode().catch(() => null);
    if (Dialog) setOpened({ Dialog });
    else window.location.hash = facetRowId;
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
      {opened && <opened.Dialog {...props} onClose={() => setOpened(null)} />}
    </>
  );
}
