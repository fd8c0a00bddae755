import { atom, useAtom, useAtomValue } from 'jotai';
import { createElement as h } from 'react';
import { useParams } from 'react-router-dom';
import { cartLinesAtom } from 'shared-contracts/cart';
import './brand.css';

const helpfulAtom = atom(0);

/** A page that uses a parameter of the shop's router, its own atom, and the cart of the shop. */
function BrandPage() {
  const { brand } = useParams();
  const [helpful, setHelpful] = useAtom(helpfulAtom);
  const lines = useAtomValue(cartLinesAtom);
  return h(
    'section',
    { className: 'brand' },
    h('h1', null, `Marque ${brand}`),
    h('p', null, `Références au panier : ${lines.length}`),
    h('button', { type: 'button', onClick: () => setHelpful(helpful + 1) }, `Avis utiles : ${helpful}`),
  );
}

export default [{ id: 'brands:brand', path: 'marques/:brand', Component: BrandPage }];
