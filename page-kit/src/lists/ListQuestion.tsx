import { useQuery } from '@tanstack/react-query';
import { UntilDataLate } from 'page-kit/page';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { CartLine } from 'shared-contracts/api/cart';
import { listLimits, longest } from 'shared-contracts/api/limits';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Note, Refusal, RetryNote, Skeleton } from 'shared-ui/feedback';
import { Field, InputField, Select } from 'shared-ui/field';
import { useCall } from '../forms/use-call';
import { articleCount, listRefusal, listsQuery, useLists } from './use-lists';

export interface ListQuestionProps {
  readonly lines: readonly CartLine[];
  readonly onClose: () => void;
}

/** Dialog to choose the list that the lines are added to: an existing or a new one. */
export function ListQuestion({ lines, onClose }: ListQuestionProps) {
  const titleId = useId();
  const { data: lists, isError, refetch } = useQuery(listsQuery(useHttp()));
  const call = useCall(listRefusal);
  return (
    <Dialog open size="s" labelledBy={titleId} dismissable={!call.busy} onClose={onClose}>
      <div className="sph-stack">
        <h2 id={titleId} tabIndex={-1} data-autofocus>
          Ajouter à une liste
        </h2>
        <p>{articleCount(lines.length)}, quantités comprises.</p>
        {isError ? (
          <RetryNote onRetry={() => void refetch()}>Vos listes n’ont pas pu être lues.</RetryNote>
        ) : lists === undefined ? (
          <UntilDataLate>
            <Skeleton height="l" />
          </UntilDataLate>
        ) : lists === null ? (
          <Note tone="warn">Cette boutique ne propose pas de listes.</Note>
        ) : lines.length > listLimits.lines ? (
          <Note tone="warn">
            Une liste contient au plus {listLimits.lines} articles, et vous en ajoutez {lines.length}.
            Retirez-en d’abord, ou faites-en plusieurs listes.
          </Note>
        ) : (
          <ListForm lists={lists} lines={lines} call={call} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface ListFormProps extends ListQuestionProps {
  readonly lists: readonly ShoppingList[];
  readonly call: ReturnType<typeof useCall>;
}

function ListForm({ lists, lines, call: { busy, refusal, run }, onClose }: ListFormProps) {
  const { addLines, create } = useLists();
  const [chosen, setChosen] = useState(lists[0]?.id ?? '');
  const [name, setName] = useState('');
  const [nameMissing, setNameMissing] = useState(false);
  const list = lists.find(({ id }) => id === chosen);
  const newName = name.trim();

  async function save() {
    if (list) await addLines(list.id, lines);
    else await create(newName, lines);
    toast.success(`Ajouté à la liste «\u00a0${list?.name ?? newName}\u00a0»`);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isUnnamed = !list && newName === '';
    setNameMissing(isUnnamed);
    if (!isUnnamed) void run(save);
  }

  return (
    <form noValidate className="sph-stack" onSubmit={submit}>
      {lists.length > 0 && (
        <Field label="Liste">
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {lists.map((list) => (
                <option key={list.id} value={list.id}>
                  {list.name} ({articleCount(list.lines.length)})
                </option>
              ))}
              <option value="">Nouvelle liste</option>
            </Select>
          )}
        </Field>
      )}
      {!list && (
        <InputField
          label="Nom de la nouvelle liste"
          hint="Par exemple Étage 2 ou Cuisine"
          required
          maxLength={longest.listName}
          autoComplete="off"
          value={name}
          error={nameMissing ? 'Donnez un nom à la liste.' : undefined}
          onChange={({ target }) => {
            setName(target.value);
            setNameMissing(false);
          }}
        />
      )}
      <Refusal>{refusal}</Refusal>
      <div className="sph-cluster">
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
