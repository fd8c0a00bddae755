import { type FormEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly text: string;
  readonly maxLength: number;
  readonly onType: (text: string) => void;
  /** Where the text goes as `q` before the page answers. */
  readonly action?: string;
  /** Enter, or the search key of a phone's keyboard. */
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Field of the catalogue's search with its closing button; has the focus from when it is shown. */
export function SearchField({ text, maxLength, onType, action, onSubmit, onClose, ref }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  // Before the next key is pressed: it may replace another field.
  useLayoutEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }

  return (
    <form action={action} onSubmit={submit} className={styles.field}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        name="q"
        value={text}
        onChange={(event) => onType(event.target.value)}
        aria-label="Rechercher un produit"
        placeholder="Rechercher un produit"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
      />
      <IconButton icon="close" label="Fermer la recherche" onClick={onClose} />
    </form>
  );
}
