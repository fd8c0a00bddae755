import { listRefusal } from 'page-kit/lists';
import { type FormEvent, useRef, useState } from 'react';
import { longest } from 'shared-contracts/api/limits';
import { isApiError } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { InputField } from 'shared-ui/field';
import styles from './ListsSection.module.css';

interface ListNameFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly name?: string;
  /** May be refused as `http` does. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** Asks for the name of a list; one that is refused stays in its field. */
export function ListNameForm({ label, submitLabel, name = '', onSave, onCancel }: ListNameFormProps) {
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    const refuse = (reason: string) => {
      setError(reason);
      field.current?.focus();
    };
    if (typed.trim() === '') return refuse('Donnez un nom à la liste.');
    setBusy(true);
    try {
      await onSave(typed.trim());
    } catch (reason) {
      if (!isApiError(reason)) throw reason;
      refuse(listRefusal(reason));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className={styles.nameForm} onSubmit={(event) => void save(event)}>
      <InputField
        ref={field}
        label={label}
        maxLength={longest.listName}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="tertiary" onClick={onCancel}>
          Annuler
        </Button>
      )}
    </form>
  );
}
