import { useQuery } from '@tanstack/react-query';
import { toasted, useCall } from 'page-kit/forms';
import { listRefusal, listsQuery, useLists } from 'page-kit/lists';
import { QueryFailure } from 'page-kit/page';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { useHttp } from 'shared-contracts/http';
import { LinkButton } from 'shared-ui/button';
import { EmptyState, Note } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { SectionFrame } from '../SectionFrame';
import { SectionSkeleton } from '../SectionSkeleton';
import { sectionTitles } from '../sections';
import { useTitleFocus } from '../use-title-focus';
import { ListCard } from './ListCard';
import { ListNameForm } from './ListNameForm';
import styles from './ListsSection.module.css';

/** The customer's named lists of articles, such as 'Étage 2'. */
export function ListsSection() {
  const query = useQuery(listsQuery(useHttp()));
  const { data: lists } = query;
  const { create } = useLists();
  const { title, focusTitle } = useTitleFocus();
  const [removed, setRemoved] = useState<readonly ShoppingList[]>([]);

  if (lists === undefined && !query.error) return <SectionSkeleton section="listes" />;
  const dismiss = (list: ShoppingList) => setRemoved((all) => all.filter((other) => other !== list));

  return (
    <SectionFrame section="listes" title={title}>
      <div className="sph-stack">
        {lists === undefined && (
          <QueryFailure
            query={query}
            headingLevel={3}
            text="Vos listes ne peuvent pas être affichées pour le moment."
          />
        )}
        {lists === null && <Note tone="warn">Cette boutique ne propose pas de listes.</Note>}
        {lists && (
          <ListNameForm
            label="Nouvelle liste"
            submitLabel="Créer la liste"
            onSave={async (name) => {
              await create(name);
              toast.success(`Liste «\u00a0${name}\u00a0» créée`);
            }}
          />
        )}
        <div role="status" aria-atomic="false" className={`${styles.removals} sph-stack`}>
          {removed.map((list) => (
            <RemovedList
              key={list.id}
              list={list}
              onRestored={() => {
                dismiss(list);
                focusTitle();
              }}
            />
          ))}
        </div>
        {lists?.length === 0 && (
          <EmptyState
            picture="panier-vide"
            headingLevel={3}
            title="Aucune liste pour le moment"
            text="Créez une liste par étage, par site ou par équipe, puis ajoutez-y des articles depuis votre panier, une fiche produit ou une commande passée."
          />
        )}
        {lists && lists.length > 0 && (
          <ul className="sph-stack" aria-label={sectionTitles.listes}>
            {lists.map((list) => (
              <ListCard
                key={list.id}
                list={list}
                onRemoved={() => {
                  setRemoved((all) => [...all, list]);
                  focusTitle();
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </SectionFrame>
  );
}

/** Reports that a list was deleted, with a button to restore it. */
function RemovedList({ list, onRestored }: { readonly list: ShoppingList; readonly onRestored: () => void }) {
  const { create } = useLists();
  const { busy, run } = useCall((error) => toasted(listRefusal(error)));

  const undo = () =>
    run(async () => {
      await create(list.name, list.lines);
      onRestored();
    });

  return (
    <PanelBox tone="mist" className={`${styles.removed} sph-row`}>
      <span>La liste «&nbsp;{list.name}&nbsp;» est supprimée.</span>
      <LinkButton
        className={styles.undo}
        aria-label={`Annuler la suppression de ${list.name}`}
        onClick={() => void (busy || undo())}
      >
        Annuler la suppression
      </LinkButton>
    </PanelBox>
  );
}
