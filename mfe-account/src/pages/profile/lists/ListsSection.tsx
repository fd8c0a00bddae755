import { useQuery } from '@tanstack/react-query';
import { listsQuery, useLists } from 'page-kit/lists';
import { toast } from 'react-hot-toast/headless';
import { useHttp } from 'shared-contracts/http';
import { EmptyState, Note } from 'shared-ui/feedback';
import { Loaded } from '../Loaded';
import { SectionFrame } from '../SectionFrame';
import { ContentSkeleton } from '../SectionSkeleton';
import { sectionTitles } from '../sections';
import { useTitleFocus } from '../use-title-focus';
import { ListCard } from './ListCard';
import { ListNameForm } from './ListNameForm';

/** The customer's named lists of articles, such as 'Étage 2'. */
export function ListsSection() {
  const query = useQuery(listsQuery(useHttp()));
  const { create } = useLists();
  const { title, focusTitle } = useTitleFocus();

  async function createList(name: string) {
    await create(name);
    toast.success(`Liste «\u00a0${name}\u00a0» créée`);
  }

  return (
    <SectionFrame section="listes" titleRef={title}>
      <Loaded
        query={query}
        failure="Vos listes ne peuvent pas être affichées pour le moment."
        skeleton={<ContentSkeleton section="listes" />}
      >
        {(lists) =>
          lists === null ? (
            <Note tone="warn">Cette boutique ne propose pas de listes.</Note>
          ) : (
            <div className="sph-stack">
              <ListNameForm label="Nouvelle liste" submitLabel="Créer la liste" onSave={createList} />
              {lists.length === 0 ? (
                <EmptyState
                  picture="panier-vide"
                  headingLevel={3}
                  title="Aucune liste pour le moment"
                  text="Créez une liste par étage, par site ou par équipe, puis ajoutez-y des articles depuis votre panier, une fiche produit ou une commande passée."
                />
              ) : (
                <ul className="sph-stack" aria-label={sectionTitles.listes}>
                  {lists.map((list) => (
                    <ListCard key={list.id} list={list} onRemoved={focusTitle} />
                  ))}
                </ul>
              )}
            </div>
          )
        }
      </Loaded>
    </SectionFrame>
  );
}
