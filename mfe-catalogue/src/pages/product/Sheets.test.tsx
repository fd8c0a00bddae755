import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refused } from 'shared-contracts/testing';
import { stubScreen } from '../../testing/screen';
import { bag, visitProduct } from '../../testing/visit-product';

const file = 'GET products/SP-110/file?type=ft';
const url = 'https://documents.example/ft.pdf';
const notice = 'https://documents.example/notice.pdf';

const visit = (paths: object, answers: Answers = {}) =>
  visitProduct({ 'GET products/SP-110': { ...bag, ...paths }, ...answers });

async function openSheet(answers: Answers = {}, paths: object = {}) {
  const shop = await visit({ FTFilePath: 'ft/SP-110.pdf', ...paths }, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));
  return shop;
}

function stubTab() {
  const tab = { opener: window as Window | null, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

const failure = () => within(screen.getByRole('list', { name: 'Messages' })).findByText('Erreur inconnue');

beforeEach(() => void stubScreen('nothing'));

describe('the sheets of a product', () => {
  it.each([
    [{ FTFilePath: 'ft/SP-110.pdf' }, ['Fiche technique']],
    [{ FSFilePath: 'fs/SP-110.pdf' }, ['Fiche de sécurité']],
    [{}, []],
  ])('have one button each (%j)', async (paths, names) => {
    await visit(paths);
    await screen.findByRole('heading', { level: 1 });

    const buttons = screen.queryAllByRole('button', { name: /^Fiche/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  });

  it.each([
    ['of the call', { url }, url],
    ['of the product when the call fails', refused(503), notice],
    ['of the product when the call returns none', { url: '' }, notice],
  ])('open in a tab without access to the shop, at the URL %s', async (_which, response, opened) => {
    const tab = stubTab();

    await openSheet({ [file]: response }, { noticeFT: notice });

    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(opened));
  });

  it('show an error without a call when the browser blocks the tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);

    const { http } = await openSheet();

    expect(await failure()).toBeInTheDocument();
    expect(http.calls).not.toContain(file);
  });

  it('show an error and close the blank tab when the URL is unsafe', async () => {
    const tab = stubTab();

    await openSheet({ [file]: { url: 'javascript:alert(1)' } });

    expect(await failure()).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});
