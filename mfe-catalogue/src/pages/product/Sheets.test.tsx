import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { type Answers, bags, product, refused } from 'shared-contracts/testing';
import routes from '../../routes';
import { stubScreen } from '../../testing/screen';

const bag = product({ Code: 'SP-110' });

const visit = (answers: Answers) =>
  renderShop({
    routes,
    answers: { 'GET products/categories': [bags], 'GET products/SP-110/stock': [], ...answers },
    at: '/category-product/SACS/POUBELLE/SP-110',
  });

const messages = () => within(screen.getByRole('list', { name: 'Messages' }));

beforeEach(() => void stubScreen('nothing'));

describe('the sheets of a product', () => {
  const sheets = { ...bag, FTFilePath: 'ft/SP-110.pdf', FSFilePath: 'fs/SP-110.pdf' };

  function openedTab() {
    const tab = { opener: window as Window | null, location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  }

  it.each([
    [{ FTFilePath: 'ft/SP-110.pdf' }, ['Fiche technique']],
    [{ FSFilePath: 'fs/SP-110.pdf' }, ['Fiche de sécurité']],
    [{}, []],
  ])('have a button each (%j)', async (paths, names) => {
    await visit({ 'GET products/SP-110': { ...bag, ...paths } });
    await screen.findByRole('heading', { level: 1 });

    const buttons = screen.queryAllByRole('button', { name: /^Fiche/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('open in a tab within the click, without access to the shop', async () => {
    const tab = openedTab();
    await visit({
      'GET products/SP-110': sheets,
      'GET products/SP-110/file?type=ft': { url: 'https://documents.example/ft.pdf' },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));

    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://documents.example/ft.pdf'),
    );
  });

  it('open the URL of the product when the call fails', async () => {
    const tab = openedTab();
    await visit({
      'GET products/SP-110': { ...sheets, noticeFS: 'https://documents.example/notice.pdf' },
      'GET products/SP-110/file?type=fs': refused(503),
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche de sécurité' }));

    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://documents.example/notice.pdf'),
    );
  });

  it('shows an error when the browser blocks the tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { http } = await visit({ 'GET products/SP-110': sheets });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));

    expect(await messages().findByText('Erreur inconnue')).toBeInTheDocument();
    expect(http.calls).not.toContain('GET products/SP-110/file?type=ft');
  });

  it('open the URL of the product when the call returns none', async () => {
    const tab = openedTab();
    await visit({
      'GET products/SP-110': { ...sheets, noticeFT: 'https://documents.example/notice.pdf' },
      'GET products/SP-110/file?type=ft': { url: '' },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));

    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://documents.example/notice.pdf'),
    );
  });

  it('shows an error when the sheet cannot be had, and closes the blank tab', async () => {
    const tab = openedTab();
    await visit({
      'GET products/SP-110': sheets,
      'GET products/SP-110/file?type=ft': { url: 'javascript:alert(1)' },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));

    expect(await messages().findByText('Erreur inconnue')).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});
