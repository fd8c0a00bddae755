import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ProductLabelling } from 'shared-contracts/api/products';
import { depot, item, order, product } from 'shared-contracts/testing/shop-data';
import * as account from '../account';
import { AppProviders } from '../app';
import * as catalogue from '../catalogue';
import { AddToList } from '../lists';
import * as orders from '../orders';
import * as page from '../page';
import styles from './gallery.module.css';
import { longText, nothing, show } from './states';

const labelling: ProductLabelling = {
  pictograms: ['GHS05', 'GHS09'],
  signalWord: 'Danger',
  biocide: true,
  energyClass: 'F',
  ecoParticipation: 0.17,
};
const short = product({ Code: 'SP-1', breaks: [{ quantity: 10, priceHT: 11.5 }] });
const long = product({ Code: 'SP-2', Designation: longText, labelling, PrixHT: 123_456.78 });
/** The articles that the gallery's shop has loaded. */
export const products = [short, long];
const reordered = order('1', { items: [item(1), item(2), item(3)] });
const prices: catalogue.Prices = { discountRate: 0, contractOf: () => [] };
const loading: catalogue.Prices = { discountRate: 0, contractOf: () => null };
const amount = '123\u202f456,78\u00a0€';
const card = {
  product: { ...long, ImageUrl: '' },
  prices,
  apiUrl: 'https://api.example/',
  price: <catalogue.Price value={amount} />,
  inCart: 0,
  onAdd: nothing,
  onIncrease: nothing,
  onDecrease: nothing,
};
const address = { ...depot, fullName: longText, addressLine2: longText };
const failed = { error: new Error('no response'), isFetching: false, refetch: nothing };
const failing = createMemoryRouter([
  {
    path: '/',
    loader: () => Promise.reject(new Response(null, { status: 503 })),
    ErrorBoundary: () => <page.RouteFailure title="Produits" text={longText} />,
    HydrateFallback: () => null,
  },
]);

/** The components of this workspace. */
export const entries = [
  show(account.AddressBlock, { 'texte long': { address } }),
  show(account.AddressLines, { 'sans téléphone': { address: { ...depot, phone: null } } }),
  show(AppProviders, {}),
  show(catalogue.CardGrid, {
    'trois articles': { children: [1, 2, 3].map((key) => <catalogue.ProductCard key={key} {...card} />) },
  }),
  show(catalogue.CardGridSkeleton, { usuel: {} }),
  show(catalogue.EnergyArrow, { usuelle: { energyClass: 'A', className: styles.mark } }),
  show(catalogue.HazardPictogram, { usuel: { code: 'GHS05', className: styles.mark } }),
  show(catalogue.Price, { 'très grand': { value: amount, size: 'xl', suffix: 'TTC' } }),
  show(catalogue.UnitPrice, {
    usuel: { product: short, prices },
    attendu: { product: short, prices: loading },
  }),
  show(catalogue.CartCard, { 'à utiliser': { as: 'div', product: short, prices } }),
  show(catalogue.ProductCard, {
    'texte long': { as: 'div', ...card },
    'au panier': { as: 'div', ...card, inCart: 999_999 },
    indisponible: { as: 'div', ...card, product: { ...long, PrixHT: null }, compact: true },
  }),
  show(catalogue.ProductImage, { 'sans image': { src: null, category: 'SACS' } }),
  show(catalogue.ProductPicture, {
    usuelle: { product: long },
    indisponible: { product: long, missing: true },
  }),
  show(catalogue.ReplacedBy, { 'texte long': { product: long } }),
  show(AddToList, { usuel: { lines: [{ productCode: 'SP-1', quantity: 2 }] } }),
  show(orders.BuyerReferences, { usuelles: { order: order('1', { engagementNumber: 'EJ-42' }) } }),
  show(orders.ReorderQuestion, {
    'un prix en hausse, un article attendu': ({ open, onClose }) =>
      open && <orders.ReorderQuestion {...{ onClose }} order={reordered} onAdded={nothing} />,
  }),
  show(orders.Seller, { usuel: {} }),
  show(page.LateDataNote, {}),
  show(page.UntilDataLate, { avant: { children: longText } }),
  show(page.PageMeta, {}),
  show(page.QueryFailure, { 'texte long': { query: failed, text: longText } }),
  show(page.RouteFailure, { 'texte long': [<RouterProvider key="failing" router={failing} />] }),
  show(page.StructuredData, {}),
];
