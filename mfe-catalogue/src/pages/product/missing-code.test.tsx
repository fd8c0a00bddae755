import { act, screen, waitFor } from '@testing-library/react';
import { type Deployment, DeploymentContext } from 'page-kit/page';
import { renderShop } from 'page-kit/testing';
import { product } from 'shared-contracts/testing';
import { stubScreen } from '../../testing/screen';
import { LazyRecentlyViewed } from './LazyRecentlyViewed';

let reachable = false;
jest.mock('./RecentlyViewed', () => {
  if (!reachable) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('./RecentlyViewed');
});

const deployment: jest.Mocked<Deployment> = {
  preload: jest.fn(),
  giveUp: jest.fn(),
  lookForAnother: jest.fn(async () => false),
};

it('omits the recently viewed products when their code fails to load, looks for another version, and loads them when the connection returns', async () => {
  localStorage.setItem('sph-customer-recently-viewed', '["SP-1"]');
  const comeNear = stubScreen('nothing');
  await renderShop({
    routes: [
      {
        path: '/',
        element: (
          <DeploymentContext value={deployment}>
            <h1>Sac</h1>
            <LazyRecentlyViewed code="SP-110" />
          </DeploymentContext>
        ),
      },
    ],
    answers: { 'GET products/SP-1': product({ Code: 'SP-1' }) },
  });

  await act(async () => comeNear());

  await waitFor(() => expect(deployment.lookForAnother).toHaveBeenCalledTimes(1));
  expect(deployment.giveUp).toHaveBeenCalledWith('recently-viewed');
  expect(screen.queryByText('Vus récemment')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  reachable = true;

  await act(async () => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByRole('region', { name: 'Vus récemment' })).toBeVisible();
});
