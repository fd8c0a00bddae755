import { Outlet } from 'react-router-dom';
import type { Answers } from 'shared-contracts/testing';
import { ToastRegion } from 'shared-ui/toast-region';
import { renderInShop } from '../../../testing/render-in-shop';
import { Header } from '../Header';

/** The home page, a category and the profile below the header. */
export const routes = [
  {
    element: (
      <>
        <Header />
        <Outlet />
        <ToastRegion />
      </>
    ),
    children: [
      { path: '/', element: <h1>Accueil</h1> },
      { path: '/category-product/*', element: <h1>Famille</h1> },
      { path: '/profile', element: <h1>Mon profil</h1> },
    ],
  },
];

/** Fake search of the catalogue. */
export const Search = ({ onClose, typed }: Record<string, unknown>) => (
  <>
    <p>Résultats pour «{typed as string}»</p>
    <button type="button" onClick={onClose as () => void}>
      Fermer la recherche
    </button>
  </>
);

/** Renders the home page. */
export const visit = (answers: Answers = {}) =>
  renderInShop({ routes, answers, fragments: { 'mfe-catalogue': { Search } } });
