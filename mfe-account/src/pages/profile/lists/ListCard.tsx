import { useAddLines } from 'page-kit/cart';
import { articleCount, listRefusal, useLists } from 'page-kit/lists';
import { useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { Button } from 'shared-ui/button';
import { PanelBox } from 'shared-ui/layout';
import { CallQuestion } from '../CallQuestion';
import { ListLines } from './ListLines';
import { ListNameForm } from './ListNameForm';
import styles from './ListsSection.module.css';
import { useListDraft } from './list-draft';

interface ListCardProps {
  readonly list: ShoppingList;
  readonly onRemoved: () => void;
}

/** A shopping list: adds it to the cart, which marks unavailable articles, shows, renames or deletes it. */
export function ListCard({ list, onRemoved }: ListCardProps) {
  const titleId = useId();
  const linesId = useId();
  const look = { variant: 'tertiary', size: 'small', 'aria-describedby': titleId } as const;
  const title = useRef<HTMLHeadingElement>(null);
  const { change, remove } = useLists();
  const addLines = useAddLines();
  const { draft } = useListDraft(list);
  const [open, setOpen] = useState(draft !== null);
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const isEmpty = list.lines.length === 0;

  async function removeList() {
    await remove(list.id);
    toast.success('Liste supprimée');
    onRemoved();
  }

  /** Focuses the title: the focused button unmounts with the form. */
  function endRenaming() {
    setRenaming(false);
    title.current?.focus();
  }

  return (
    <PanelBox as="li" padded className={styles.list}>
      <div className={`${styles.head} sph-row`}>
        <div>
          <h3 id={titleId} ref={title} tabIndex={-1}>
            {list.name}
          </h3>
          <p className="sph-quiet">{isEmpty ? 'Aucun article' : articleCount(list.lines.length)}</p>
        </div>
        {!isEmpty && (
          <Button aria-describedby={titleId} onClick={() => addLines(list.lines)}>
            Ajouter au panier
          </Button>
        )}
      </div>
      {renaming && (
        <ListNameForm
          label="Nom de la liste"
          submitLabel="Renommer la liste"
          name={list.name}
          onSave={async (name) => {
            await change(list, { name });
            endRenaming();
          }}
          onCancel={endRenaming}
        />
      )}
      <div className={styles.actions}>
        {!isEmpty && (
          <Button
            {...look}
            icon="chevron-down"
            aria-expanded={open}
            aria-controls={linesId}
            onClick={() => setOpen(!open)}
          >
            Voir les articles
          </Button>
        )}
        <Button {...look} aria-expanded={renaming} onClick={() => setRenaming(true)}>
          Renommer
        </Button>
        <Button {...look} icon="trash" className={styles.delete} onClick={() => setDeleting(true)}>
          Supprimer
        </Button>
      </div>
      <div id={linesId}>{open && !isEmpty && <ListLines list={list} />}</div>
      {deleting && (
        <CallQuestion
          title={<>Supprimer la liste «&nbsp;{list.name}&nbsp;»&#8239;?</>}
          confirmLabel="Supprimer"
          dismissLabel="Annuler"
          messageOf={listRefusal}
          onConfirm={removeList}
          onClose={() => setDeleting(false)}
        >
          <p>Elle ne pourra pas être rétablie.</p>
        </CallQuestion>
      )}
    </PanelBox>
  );
}
