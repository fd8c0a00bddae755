import { type ReactNode, useId, useState } from 'react';
import { longest } from 'shared-contracts/api/limits';
import { SearchField } from 'shared-ui/field';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden, Wrap } from 'shared-ui/layout';
import { Fragment, usePreloadFragment } from '../../federation/Fragment';
import styles from './SearchButton.module.css';
import { useDisclosure } from './use-disclosure';

interface SearchButtonProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly className: string | undefined;
}

/** Renders the catalogue's search; until it is loaded, a field of the same look accepts typing and Enter. */
function SearchArea({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const belowField = (content: ReactNode) => (
    <Wrap className={styles.waiting}>
      <SearchField
        maxLength={longest.searchText}
        text={typed}
        onType={(text) => {
          setTyped(text);
          setSubmitted(false);
        }}
        onSubmit={() => setSubmitted(true)}
        onClose={onClose}
      />
      <div className={styles.state}>{content}</div>
    </Wrap>
  );
  const loading = (
    <VisuallyHidden as="p" data-loading>
      Chargement de la recherche
    </VisuallyHidden>
  );
  return (
    <Fragment slot="Search" props={{ onClose, typed, submitted }} loading={loading} frame={belowField} />
  );
}

/** Opens the catalogue's search. Looks like a field when there is room; without scripts it is a link. */
export function SearchButton({ open, onOpen, onClose, className }: SearchButtonProps) {
  const { button, toggle, area } = useDisclosure<HTMLDivElement>({ open, onOpen, onClose });
  const preload = usePreloadFragment();
  const areaId = useId();

  const preloadSearch = () => preload('Search');
  function close() {
    onClose();
    button.current?.focus();
  }
  return (
    <div {...area}>
      <form action="/recherche" className={styles.withoutScript}>
        <button
          ref={button}
          id="recherche"
          type="submit"
          className={className}
          aria-label="Rechercher"
          aria-expanded={open}
          aria-controls={open ? areaId : undefined}
          title="Rechercher"
          onPointerEnter={preloadSearch}
          onFocus={preloadSearch}
          onClick={(event) => {
            event.preventDefault();
            toggle();
          }}
        >
          <Icon name="search" />
          <span>Rechercher</span>
        </button>
      </form>
      {open && (
        <div id={areaId} className={styles.area} data-toasts-keep-off>
          <SearchArea onClose={close} />
        </div>
      )}
    </div>
  );
}
