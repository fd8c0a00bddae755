import { useLists } from 'page-kit/lists';
import { useState } from 'react';
import { ListNameForm } from './ListNameForm';

/** Makes an empty list. */
export function NewList() {
  const { create } = useLists();
  const [made, setMade] = useState(0);
  return (
    <ListNameForm
      // What was typed goes with a list that is made, and stays with one that is refused.
      key={made}
      label="Nouvelle liste"
      submitLabel="Créer la liste"
      onSave={async (name) => {
        await create(name);
        setMade((count) => count + 1);
      }}
    />
  );
}
