import {
  type ComponentProps,
  type FormEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import styles from './SearchField.module.css';

type Combobox = 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'onKeyDown';

export interface SearchFieldProps extends Pick<ComponentProps<'input'>, Combobox> {
  readonly text: string;
  readonly maxLength: number;
  readonly onType: (text: string) => void;
  /** Enter, or the search key of a phone's keyboard. */
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Renders the field of the catalogue's search with its close button, focused when mounted: a combobox, whose list
 * of suggestions its user renders.
 */
export function SearchField({ text, onType, onSubmit, onClose, ref, ...props }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  // Before the next key press: it may replace another field.
  useLayoutEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }

  return (
    <form onSubmit={submit} className={styles.field}>
      <Icon name="search" />
      <input
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        {...props}
        ref={field}
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
