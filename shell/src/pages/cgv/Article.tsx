import type { ReactNode } from 'react';

/** The articles in order: the source of the table of contents and the numbers. */
export const articles = [
  { id: 'objet', title: 'Objet et champ' },
  { id: 'commande', title: 'Commande' },
  { id: 'prix', title: 'Prix' },
  { id: 'paiement', title: 'Paiement' },
  { id: 'livraison', title: 'Livraison' },
  { id: 'reception', title: 'Réception et réserves' },
  { id: 'retours', title: 'Retours' },
  { id: 'retractation', title: 'Droit de rétractation' },
  { id: 'garanties', title: 'Garanties et responsabilité' },
  { id: 'donnees', title: 'Données personnelles' },
  { id: 'litiges', title: 'Droit applicable et litiges' },
] as const;

type ArticleId = (typeof articles)[number]['id'];

/** Renders a numbered article, the target of its entry in the table of contents. */
export function Article({ id, children }: { id: ArticleId; children: ReactNode }) {
  const index = articles.findIndex((entry) => entry.id === id);
  return (
    <section id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>
        {index + 1}. {articles[index]?.title}
      </h2>
      {children}
    </section>
  );
}
