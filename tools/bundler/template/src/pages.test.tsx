import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { announce } from 'shared-contracts/events';
import { chemistry } from 'shared-contracts/testing';
import routes from './routes';

const visit = (at: string) => renderShop({ routes, answers: { 'GET products/categories': [chemistry] }, at });

it('a followed category is shown on the private page until the customer signs out', async () => {
  await visit('/marques');
  await userEvent.click(await screen.findByRole('button', { name: 'Suivre' }));

  await visit('/marques/suivies');

  expect(await screen.findByText('CHIMIE', { selector: 'p' })).toBeVisible();
  act(() => announce('account:signed-out', { reason: 'chosen' }));
  expect(screen.getByText('Vous ne suivez encore aucune marque.')).toBeVisible();
});
