import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { AddressBlock } from './address-block';
import { LiveRegion } from './announcer';
import { Breadcrumb } from './breadcrumb';
import { Button, ButtonLink, IconButton } from './button';
import { Dialog, SidePanel } from './dialog';
import { EmptyState, ErrorState } from './empty-state';
import { Checkbox, ErrorSummary, Field, Input, PasswordInput } from './field';
import { CategoryPictogram, Icon, Logo } from './icon';
import { Listing, PageTitle, PanelBox, Section, Split, Wrap } from './layout';
import { ArrowLink } from './link';
import { Note } from './note';
import { Price, PriceSkeleton } from './price';
import { CardGrid, ProductCard } from './product-card';
import { QuantityStepper } from './quantity-stepper';
import { ReorderDialog } from './reorder-dialog';
import { CardGridSkeleton, PageSkeleton, Spinner } from './skeleton';
import { OrderStatusPill } from './status-pill';
import { SummaryList } from './summary-list';
import { ToastRegion } from './toast-region';
import { LateNote } from './waiting';

const nothing = () => {};

const parts: Record<string, ReactElement> = {
  address: (
    <AddressBlock
      address={{ fullName: 'A', addressLine1: 'B', postalCode: '91000', city: 'Évry', country: 'FR' }}
    />
  ),
  layout: (
    <Wrap as="main">
      <PageTitle title="Votre panier" />
      <Split aside={<aside />}>
        <Listing side={<nav />}>
          <Section title="Section">
            <PanelBox>Boîte</PanelBox>
          </Section>
        </Listing>
      </Split>
    </Wrap>
  ),
  links: (
    <>
      <Breadcrumb items={[{ label: 'Accueil', href: '/' }, { label: 'Seaux' }]} />
      <ArrowLink href="/">Accueil</ArrowLink>
    </>
  ),
  buttons: (
    <>
      <Button disabledReason="Il manque une adresse." icon="lock">
        Payer
      </Button>
      <ButtonLink href="/">Accueil</ButtonLink>
      <IconButton icon="close" label="Fermer" />
    </>
  ),
  dialogs: (
    <>
      <ReorderDialog
        order="Commande CMD-2026-000001"
        rows={[]}
        count="0"
        total={null}
        onQuantity={nothing}
        onRetry={nothing}
        late={{ after: 8000, onRetry: nothing }}
        onAdd={nothing}
        onClose={nothing}
      />
      <Dialog open label="Connexion" onClose={nothing} closeOnBack>
        Bonjour
      </Dialog>
      <SidePanel open={false} title="VOTRE PANIER" onClose={nothing}>
        Vide
      </SidePanel>
    </>
  ),
  states: (
    <>
      <EmptyState picture="merci" title="Merci" />
      <ErrorState text="Indisponible" onRetry={nothing} />
      <Note tone="ok">Fait</Note>
      <OrderStatusPill status="PAID" />
      <LiveRegion message="" />
      <ToastRegion />
    </>
  ),
  fields: (
    <>
      <ErrorSummary errors={[{ fieldId: 'nom', message: 'Nom' }]} />
      <Field label="Nom">{(control) => <Input {...control} />}</Field>
      <PasswordInput />
      <Checkbox label="Rester connecté" />
      <QuantityStepper value={1} onChange={nothing} label="Quantité" itemName="Seau" />
    </>
  ),
  pictures: (
    <>
      <Icon name="cart" />
      <CategoryPictogram category="CHR" />
      <Logo name="Boutique SPH" />
    </>
  ),
  cards: (
    <CardGrid>
      <ProductCard
        href="/product/A"
        name="Seau"
        reference="A"
        price={<Price value="12,90 €" />}
        imageUrl="/a.svg"
        category="SEAUX"
        onAdd={nothing}
        inCart={2}
      />
    </CardGrid>
  ),
  skeletons: (
    <>
      <CardGridSkeleton count={2} />
      <PageSkeleton />
      <Spinner />
      <LateNote after={8000} onRetry={nothing} />
      <PriceSkeleton />
      <SummaryList rows={[{ label: 'Total HT', value: '12,90 €', tone: 'total' }]} />
    </>
  ),
};

it.each(Object.entries(parts))('renders %s on the server, without style attributes', (_name, part) => {
  const html = renderToString(part);

  expect(html).toMatch(/<\w+/);
  expect(html).not.toMatch(/\sstyle=/);
});
