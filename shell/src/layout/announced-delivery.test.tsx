import { render } from '@testing-library/react';
import { openShop } from 'page-kit/testing';
import { environment } from 'shared-contracts/testing';
import { Component as CgvPage } from '../pages/cgv/CgvPage';
import { Component as CommitmentPage } from '../pages/commitment/CommitmentPage';
import { ServiceBar } from './ServiceBar';

/** What promises free delivery, or names a limit of it. */
const promise = /livraison (standard )?(est )?gratuite|gratuite dès|300\s€|500\s€/i;

function textOf(freeDelivery: 'apply' | 'announce'): string {
  const element = (
    <>
      <ServiceBar />
      <CommitmentPage />
      <CgvPage />
    </>
  );
  const { page } = openShop({
    routes: [{ path: '/', element }],
    environment: { ...environment, settings: { ...environment.settings, freeDelivery } },
  });
  return render(page).container.textContent ?? '';
}

describe('a shop that only announces free delivery', () => {
  it('promises it in no bar and on no page of the shell but its banner', () => {
    expect(textOf('announce')).not.toMatch(promise);
  });

  it('promises it where it is granted', () => {
    expect(textOf('apply')).toMatch(promise);
  });
});
