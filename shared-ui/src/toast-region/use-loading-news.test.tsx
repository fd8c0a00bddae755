import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog';
import { ToastRegion } from './ToastRegion';

const region = () => document.querySelector('[aria-live]:not([role])');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const page = (content: ReactNode) => [<ToastRegion key="toasts" />, <div key="page">{content}</div>];
const load = (what: string) => page(<p data-loading>{what}</p>);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the toast region announces a load that lasts, in a region that was empty before, and its end after the last skeleton', async () => {
  const { rerender } = render(load('un produit en cache'));
  await wait(400);
  rerender(page('Savon noir'));
  await wait(600);
  expect(region()).toBeEmptyDOMElement();

  rerender(load('le produit'));
  await wait(600);
  expect(region()).toHaveTextContent('Chargement en cours');
  rerender(load('les avis'));
  await wait(200);
  expect(region()).toHaveTextContent('Chargement en cours');
  rerender(page('Savon noir'));
  await wait(200);

  expect(region()).toHaveTextContent('Fin du chargement');
});

it('the toast region announces inside the dialog that loads, outside of which nothing is announced', async () => {
  const panel = (
    <Dialog open label="Panier" onClose={() => {}}>
      <p data-loading>le panier</p>
    </Dialog>
  );
  render(page(panel));
  await wait(700);

  expect(screen.getByRole('dialog')).toContainElement(region() as HTMLElement);
  expect(region()).toHaveTextContent('Chargement en cours');
});
