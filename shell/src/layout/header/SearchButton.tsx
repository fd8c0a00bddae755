import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react';
import { longest } from 'shared-contracts/api/limits';
import { Modal } from 'shared-ui/dialog';
import { LoadingText } from 'shared-ui/feedback';
import { SearchField } from 'shared-ui/field';
import { Icon } from 'shared-ui/icon';
import { Fragment, usePreloadFragment } from '../../federation/Fragment';
import styles from './SearchButton.module.css';
import type { Disclosure } from './use-disclosure';

interface SearchAreaProps {
  /** Closes the search when a result is opened. */
  readonly onClose: () => void;
  /** Closes it when the visitor leaves it, and removes its history entry. */
  readonly dismiss: () => void;
}

/** Renders the catalogue's search; until it is loaded, a field of the same look accepts typing and Enter. */
function SearchArea({ onClose, dismiss }: SearchAreaProps) {
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const belowField = (content: ReactNode) => (
    <>
      <SearchField
        maxLength={longest.searchText}
        text={typed}
        onType={(text) => {
          setTyped(text);
          setSubmitted(false);
        }}
        onSubmit={() => setSubmitted(true)}
        onClose={dismiss}
      />
      <div className={styles.state}>{content}</div>
    </>
  );
  const loading = <LoadingText>Chargement de la recherche</LoadingText>;
  return (
    <Fragment slot="Search" props={{ onClose, typed, submitted }} loading={loading} frame={belowField} />
  );
}

interface SearchButtonProps extends Disclosure {
  readonly className: string | undefined;
}

/** Opens the catalogue's search over itself, without scripts its page; looks like a field when there is room. */
export function SearchButton({ open, onOpen, onClose, className }: SearchButtonProps) {
  const [place, setPlace] = useState<CSSProperties>();
  const preload = usePreloadFragment('Search');

  function show(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    // Safari does not focus a clicked button, to which closing the dialog returns.
    event.currentTarget.focus();
    const { top, right } = event.currentTarget.getBoundingClientRect();
    setPlace({ '--top': `${top}px`, '--right': `${document.body.clientWidth - right}px` } as CSSProperties);
    onOpen();
  }

  return (
    <div style={place}>
      <form action="/recherche" className={styles.withoutScript}>
        <button
          id="recherche"
          type="submit"
          className={className}
          aria-label="Rechercher"
          aria-expanded={open}
          title="Rechercher"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={show}
        >
          <Icon name="search" />
          <span>Rechercher</span>
        </button>
      </form>
      {open && (
        <Modal open onClose={onClose} label="Recherche" className={styles.area}>
          {(dismiss) => <SearchArea onClose={onClose} dismiss={dismiss} />}
        </Modal>
      )}
    </div>
  );
}
