import type { ComponentProps, FormEvent } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import styles from './SearchField.module.css';

type InputProps = 'ref' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'onKeyDown';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, InputProps> {
  readonly text: string;
  readonly maxLength: number;
  readonly onType: (text: string) => void;
  /** Enter, or the search key of a phone's keyboard. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/**
 * Renders the field of the catalogue's search with its close button, focused when mounted: a combobox, whose list
 * of suggestions its user renders.
 */
export function SearchField({ text, onType, onSubmit, onClose, ...props }: SearchFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form onSubmit={submit} className={styles.field}>
      <Icon name="search" />
      <input
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        {...props}
        // biome-ignore lint/a11y/noAutofocus: its button opened it, and it may replace another field while a user types
        autoFocus
        value={text}
        onChange={(event) => onType(event.target.value)}
        aria-label="Rechercher un produit"
        placeholder="Rechercher un produit"
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton icon="close" label="Fermer la recherche" onClick={onClose} />
    </form>
  );
}
