import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Field, InputField, Select } from '../field';
import { Note, Refusal } from '../note';
import { Skeleton } from '../skeleton';
import { type LateNoteProps, UntilLate } from '../waiting';
import styles from './ListDialog.module.css';

export interface ListDialogProps {
  /** `missing`: this shop keeps no lists; `failed`: they could not be read. */
  readonly state: 'pending' | 'ready' | 'missing' | 'failed';
  /** `count` says how many articles it has. */
  readonly lists: readonly { readonly id: string; readonly name: string; readonly count: string }[];
  /** How many articles are added. */
  readonly articles: string;
  /** Characters that a name may have. */
  readonly longestName: number;
  readonly busy: boolean;
  /** Why it could not be done. */
  readonly refusal: string | null;
  readonly onAdd: (listId: string) => void;
  readonly onCreate: (name: string) => void;
  readonly onRetry: () => void;
  /** When the wait for the lists is told, and what ends it. */
  readonly late: LateNoteProps;
  readonly onClose: () => void;
}

/** Asks into which list articles go: one that is there, or a new one. */
export function ListDialog({ state, articles, onRetry, late, onClose, ...form }: ListDialogProps) {
  const titleId = useId();
  return (
    <Dialog open size="s" labelledBy={titleId} dismissable={!form.busy} onClose={onClose}>
      <div className={styles.dialog}>
        <h2 id={titleId} tabIndex={-1} data-autofocus>
          Ajouter à une liste
        </h2>
        <p>{articles}, quantités comprises.</p>
        {state === 'pending' && (
          <UntilLate {...late}>
            <Skeleton height="l" />
          </UntilLate>
        )}
        {state === 'missing' && <Note tone="warn">Cette boutique ne propose pas de listes.</Note>}
        {state === 'failed' && (
          <>
            <Refusal>Vos listes n’ont pas pu être lues.</Refusal>
            <Button variant="secondary" icon="refresh" onClick={onRetry}>
              Réessayer
            </Button>
          </>
        )}
        {state === 'ready' && <ListForm {...form} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

type ListFormProps = Omit<ListDialogProps, 'state' | 'articles' | 'onRetry' | 'late'>;

function ListForm({ lists, longestName, busy, refusal, onAdd, onCreate, onClose }: ListFormProps) {
  const [chosen, setChosen] = useState(lists[0]?.id ?? '');
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState(false);
  const isNew = chosen === '';

  function save(event: FormEvent) {
    event.preventDefault();
    setNameless(isNew && name.trim() === '');
    if (!isNew) onAdd(chosen);
    else if (name.trim() !== '') onCreate(name.trim());
  }

  return (
    <form noValidate className={styles.dialog} onSubmit={save}>
      {lists.length > 0 && (
        <Field label="Liste">
          {(own) => (
            <Select {...own} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {lists.map((list) => (
                <option key={list.id} value={list.id}>
                  {list.name} ({list.count})
                </option>
              ))}
              <option value="">Nouvelle liste</option>
            </Select>
          )}
        </Field>
      )}
      {isNew && (
        <InputField
          label="Nom de la nouvelle liste"
          hint="Par exemple Étage 2 ou Cuisine"
          required
          maxLength={longestName}
          autoComplete="off"
          value={name}
          error={nameless ? 'Donnez un nom à la liste.' : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setNameless(false);
          }}
        />
      )}
      <Refusal>{refusal}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Ajouter à la liste
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
