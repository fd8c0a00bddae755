import { act, screen } from '@testing-library/react';
import { renderInShop } from '../testing/render-in-shop';
import { OwnPageError } from './own-page-fallbacks';

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

it('a visitor who leaves a page during the retry of its missing file stays on the other page', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const respond: ((response: Partial<Response>) => void)[] = [];
  window.fetch = () => new Promise((resolve) => respond.push(resolve as never));
  const sameShell = () => act(async () => respond.pop()?.({ ok: true, text: async () => '' }));
  const about = { path: '/about', loader: () => Promise.reject(missing), ErrorBoundary: OwnPageError };
  const routes = [{ path: '/', element: <h1>Accueil</h1> }, about];
  const { person, router } = renderInShop({ routes });
  await act(() => router.navigate('/about'));
  await sameShell();
  await person.click(await screen.findByRole('button', { name: 'Réessayer' }));

  await act(() => router.navigate('/'));
  await sameShell();

  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('heading', { name: 'Accueil' })).toBeVisible();
});
