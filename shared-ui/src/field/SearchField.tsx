import { type FormEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly text: string;
  readonly maxLength: number;
  readonly onType: (text: string) => void;
  /** URL that receives the text as `q` before hydration. */
  readonly action?: string;
  /** Enter, or the search key of a phone's keyboard. */
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Renders the field of the catalogue's search with its close button; focused when mounted. */
export function SearchField({ text, maxLength, onType, action, onSubmit, onClose, ref }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  // Before the next key press: it may replace another field.
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
