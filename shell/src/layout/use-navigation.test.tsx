import { act, render } from '@testing-library/react';
import { EnvironmentProvider } from 'page-kit/page';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useScrollToTop } from './use-navigation';

function Page() {
  useScrollToTop();
  return null;
}

/** A visitor of `/a`; `restoreScrollOnBack` as in the environment file. */
function visit(restoreScrollOnBack = false) {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/a'] });
  render(
    <EnvironmentProvider value={{ settings: { restoreScrollOnBack } } as never}>
      <RouterProvider router={router} />
    </EnvironmentProvider>,
  );
  return { scrollTo, go: (to: string | number) => act(() => router.navigate(to as string)) };
}

describe('a visitor who goes to another page', () => {
  it('starts at its top, on Back too', async () => {
    const { scrollTo, go } = visit();

    await go('/b');
    await go(-1);

    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('keeps the scroll position when only the query or the fragment changes', async () => {
    const { scrollTo, go } = visit();

    await go('/a?tri=price');
    await go('/b#livraison');

    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('returns to the scroll position on Back where the environment says so', async () => {
    const { scrollTo, go } = visit(true);
    await go('/b');
    scrollTo.mockClear();

    await go(-1);

    expect(scrollTo).not.toHaveBeenCalled();
  });
});
