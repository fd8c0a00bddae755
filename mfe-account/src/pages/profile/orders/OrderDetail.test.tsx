import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDownloads } from 'page-kit/testing';
import { environment, item, order } from 'shared-contracts/testing';
import { abandoned, halfShipped, openDetail, paid, plain, tried } from '../../../testing/orders';
import { renderAccount } from '../../../testing/render-account';

describe('the page of an order', () => {
  it('shows articles, delivery and addresses', async () => {
    await openDetail(order('1', { items: [item(1), item(2)], deliveryInstructions: 'Quai 2, avant 9 h' }));

    const articles = screen.getByRole('list', { name: 'Articles commandés' });
    const [first] = within(articles).getAllByRole('listitem');
    expect(plain(first?.textContent)).toContain('11,61 € HT');
    expect(plain(first?.textContent)).toContain('Quantité : 2');
    expect(document.title).toBe('Commande CMD-2026-000001 | Boutique SPH');
    expect(screen.getByText('Standard')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Adresse de livraison' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Adresse de facturation' })).toBeVisible();
    expect(screen.getByText('Quai 2, avant 9 h')).toBeVisible();
  });

  it('shows total and payment of an order, and no progress or documents that the API does not tell', async () => {
    await openDetail(order('1', paid));

    expect(screen.getByText('Total TTC réglé').closest('div')).toHaveTextContent('80,73 €');
    expect(screen.getByText('Chaque total est arrondi au centime.')).toBeVisible();
    const mode = screen.getByRole('heading', { name: 'Mode de paiement' }).parentElement;
    expect(mode).toHaveTextContent('Payée par carte le 22 novembre 2026 à 14:05');
    for (const name of ['Suivi de la commande', 'Documents'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText(/à venir/)).toBeNull();
  });

  it('shows how far an order is, its shipments, and what is still to come', async () => {
    await openDetail(order('1', { ...paid, ...halfShipped }));

    const progress = within(screen.getByRole('region', { name: 'Suivi de la commande' }));
    const steps = progress.getAllByRole('listitem').filter((step) => step.dataset.state);
    expect(steps.map(({ textContent }) => plain(textContent))).toEqual([
      'Commandée, Fait30 avril 2026',
      'Payée, Fait22 novembre 2026',
      'Préparée, Fait1er mai 2026',
      'Expédiée en partie, Étape en cours3 sur 4 articles4 mai 2026',
      'Livrée, À venir',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null]);
    const [parcel] = within(progress.getByRole('list', { name: 'Envois' })).getAllByRole('listitem');
    expect(plain(parcel?.textContent)).toContain(
      'Envoi, Colis SudParti le 4 mai 2026, livré le 5 mai 2026Numéro de suivi : 8X12 × Sac poubelle 1',
    );
    const link = progress.getByRole('link', { name: 'Suivre le colis (nouvel onglet)' });
    expect(link).toHaveAttribute('href', 'https://suivi.example/8X1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer external');
    expect(link).toHaveAccessibleDescription('Envoi, Colis Sud');
    const items = within(screen.getByRole('list', { name: 'Articles commandés' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Tout est parti');
    expect(items[1]).toHaveTextContent('1 encore à venir');
    expect(screen.getByText('Expédié en partie')).toBeVisible();
  });

  it('shows what of an order was cancelled and when, and counts it neither as shipped nor as to come', async () => {
    const cancelledParts = [{ cancelledOn: '2026-05-06', productCode: 'SP-2', quantity: 1 }];
    await openDetail(order('1', { ...paid, ...halfShipped, cancelledParts }));

    const events = screen.getByRole('list', { name: 'Envois et annulations' });
    expect(plain(events.lastElementChild?.textContent)).toBe(
      'Annulé par notre équipe1 × Sac poubelle 2, le 6 mai 2026',
    );
    expect(screen.getByText('3 sur 3 articles')).toBeVisible();
    const items = within(screen.getByRole('list', { name: 'Articles commandés' })).getAllByRole('listitem');
    expect(items[1]).toHaveTextContent('1 annuléTout est parti');
    expect(screen.getByText('Annulé en partie')).toBeVisible();
  });

  it('shows a shipment without a tracking link if its URL is not one of https', async () => {
    const shipments = halfShipped.shipments.map((each) => ({ ...each, trackingUrl: 'javascript:alert(1)' }));
    await openDetail(order('1', { ...paid, ...halfShipped, shipments }));

    expect(screen.getByRole('list', { name: 'Envois' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Suivre le colis/ })).toBeNull();
  });

  it('lists the documents of an order with name, date and size, and saves a chosen one', async () => {
    const document = {
      id: 'd1',
      kind: 'invoice',
      name: 'CMD-1-facture.pdf',
      size: 84_200,
      createdAt: '2026-05-05T10:00:00Z',
    } as const;
    const file = new Blob(['%PDF-1.4 %%EOF'], { type: 'application/pdf' });
    await openDetail(order('1', { ...paid, documents: [document] }), { 'GET orders/1/documents/d1': file });
    const downloads = keepDownloads();

    const documents = within(screen.getByRole('region', { name: 'Documents' }));
    const download = documents.getByRole('button', { name: 'Télécharger' });
    await userEvent.click(download);

    expect(plain(documents.getByRole('listitem').textContent)).toContain(
      'FactureCMD-1-facture.pdf · 5 mai 2026 · 85 ko',
    );
    expect(download).toHaveAccessibleDescription(/^Facture CMD-1-facture.pdf/);
    await waitFor(() => expect(downloads).toEqual([{ name: 'CMD-1-facture.pdf', file }]));
  });

  it('saves the confirmation of an order', async () => {
    const file = new Blob(['%PDF-1.4']);
    await openDetail(order('1'), { 'GET orders/1/pdf': file });
    const downloads = keepDownloads();

    await userEvent.click(screen.getByRole('button', { name: 'Confirmation de commande (PDF)' }));

    const name = 'confirmation-de-commande-CMD-2026-000001.pdf';
    await waitFor(() => expect(downloads).toEqual([{ name, file }]));
  });

  it('shows address and opening hours of the pick-up point when the customer picks it up', async () => {
    await openDetail(order('1', { deliveryMode: 'retailer' }));

    const { street, hours } = environment.company.warehouse;
    const point = screen.getByRole('heading', { name: 'Adresse d’enlèvement' }).parentElement;
    expect(point).toHaveTextContent(street);
    expect(point).toHaveTextContent(hours);
    expect(screen.queryByRole('heading', { name: 'Adresse de livraison' })).not.toBeInTheDocument();
  });

  it('says that an unknown order cannot be shown, and links to the list', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderAccount({ at: '/profile?historique&commande=1' });

    expect(await screen.findByText('Cette commande ne peut pas être affichée.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Voir toutes mes commandes' });
    expect(link).toHaveAttribute('href', '/profile?historique');
  });

  it.each([
    [true, ['/contact?orderReference=1']],
    [false, []],
  ])('has these links to contract withdrawal when the setting is %p: %j', async (enabled, paths) => {
    const settings = { ...environment.settings, withdrawalEntry: enabled };
    await openDetail(order('1'), {}, { environment: { ...environment, settings } });

    const links = screen.queryAllByRole('link', { name: 'Renoncer au contrat' });

    expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
  });

  it.each([
    ['was abandoned', abandoned],
    ['was never paid', tried({ payment: { method: 'card', tried: false } })],
  ])('is the one of the checkout when the order %s', async (_why, unpaid) => {
    const { router } = await renderAccount({
      at: '/profile?historique&commande=1',
      answers: { 'GET orders/1': unpaid },
    });

    expect(await screen.findByRole('heading', { name: 'Page /invoice/1' })).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('shows that the company cancelled the order', async () => {
    await openDetail(tried({ status: 'CANCELLED', cancellation: 'company' }));

    expect(screen.getByText('Annulée par notre équipe')).toBeVisible();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    await openDetail(order('1'));

    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));

    expect(print).toHaveBeenCalledTimes(1);
  });
});
