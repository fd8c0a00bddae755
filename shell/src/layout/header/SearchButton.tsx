import { type ReactNode, useId } from 'react';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden, Wrap } from 'shared-ui/layout';
import { Bone } from 'shared-ui/skeleton';
import { Fragment, usePreloadFragment } from '../../federation/Fragment';
import styles from './SearchButton.module.css';
import { useDisclosure } from './use-disclosure';

interface SearchButtonProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly className: string | undefined;
}

const inSearchArea = (content: ReactNode) => <Wrap className={styles.waiting}>{content}</Wrap>;

function SearchSkeleton() {
  return (
    <>
      <VisuallyHidden as="p" role="status">
        Chargement de la recherche
      </VisuallyHidden>
      <Bone className={styles.field} />
    </>
  );
}

/** Looks like a field where there is room; what it opens is the catalogue's own search. */
export function SearchButton({ open, onOpen, onClose, className }: SearchButtonProps) {
  const { button, toggle, area } = useDisclosure<HTMLDivElement>({ open, onOpen, onClose });
  const preload = usePreloadFragment();
  const areaId = useId();

  const getReady = () => preload('Search');
  function close() {
    onClose();
    button.current?.focus();
  }
  return (
    <div {...area}>
      <button
        ref={button}
        id="recherche"
        type="button"
        className={className}
        aria-label="Rechercher"
        aria-expanded={open}
        aria-controls={open ? areaId : undefined}
        title="Rechercher"
        onPointerEnter={getReady}
        onFocus={getReady}
        onClick={toggle}
      >
        <Icon name="search" />
        <span>Rechercher</span>
      </button>
      {open && (
        <div id={areaId} className={styles.area}>
          <Fragment
            slot="Search"
            props={{ onClose: close }}
            loading={<SearchSkeleton />}
            frame={inSearchArea}
          />
        </div>
      )}
    </div>
  );
}
