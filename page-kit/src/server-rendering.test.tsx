/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { AddressBlock } from './account';
import { CardGrid, CardGridSkeleton, Price, ProductCard, UnitPrice } from './catalogue';
import { OrderStatusPill } from './orders';
import { ReorderDialog } from './orders/ReorderDialog';

const noop = () => {};

const parts: Record<string, ReactElement> = {
  'an address': (
    <AddressBlock
      address={{ fullName: 'A', addressLine1: 'B', postalCode: '91000', city: 'Évry', country: 'FR' }}
    />
  ),
  'a card': (
    <CardGrid>
      <ProductCard
        href="/product/A"
        name="Seau"
        displayName="Seau"
        reference="A"
        price={<Price value="12,90 €" />}
        imageUrl="/a.svg"
        category="SEAUX"
        onAdd={noop}
        onIncrease={noop}
        onDecrease={noop}
        inCart={2}
        unavailable={false}
      />
    </CardGrid>
  ),
  'a price': <UnitPrice priceHT={1} discount={{ discountRate: 0, pending: true }} />,
  'a grid of skeletons': <CardGridSkeleton />,
  'the status of an order': <OrderStatusPill status="PAID" />,
  'a reorder dialog': (
    <ReorderDialog
      order="Commande CMD-2026-000001"
      rows={[]}
      count="0"
      total={null}
      onQuantity={noop}
      onRetry={noop}
      onAdd={noop}
      onClose={noop}
    />
  ),
};

it.each(Object.entries(parts))('renders %s on the server without style attributes', (_name, part) => {
  const html = renderToString(part);

  expect(html).toMatch(/<\w+/);
  expect(html).not.toMatch(/\sstyle=/);
});
