import { useQuery } from '@tanstack/react-query';
import { listsQuery, useLists } from 'page-kit/lists';
import { QueryFailure } from 'page-kit/page';
import { toast } from 'react-hot-toast/headless';
import { useHttp } from 'shared-contracts/http';
import { EmptyState, Note } from 'shared-ui/feedback';
import { SectionFrame } from '../SectionFrame';
import { SectionSkeleton } from '../SectionSkeleton';
import { sectionTitles } from '../sections';
import { useTitleFocus } from '../use-title-focus';
import { ListCard } from './ListCard';
import { ListNameForm } from './ListNameForm';

/** The customer's named lists of articles, such as 'Étage 2'. */
export function ListsSection() {
  const query = useQuery(listsQuery(useHttp()));
  const { data: lists } = query;
  const { create } = useLists();
  const { title, focusTitle } = useTitleFocus();

  if (lists === undefined && !query.error) return <SectionSkeleton section="listes" />;
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
              <ListCard key={list.id} list={list} onRemoved={focusTitle} />
            ))}
          </ul>
        )}
      </div>
    </SectionFrame>
  );
}
