/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ArrowLink, Button, ButtonLink, IconButton } from './button';
import { Dialog, SidePanel } from './dialog';
import { EmptyState, ErrorState, LateNote, Note, PageSkeleton, Spinner } from './feedback';
import { Checkbox, ErrorSummary, Field, Input, PasswordField, QuantityStepper } from './field';
import { CategoryPictogram, Icon, Logo } from './icon';
import { Breadcrumb, Listing, LiveRegion, PageTitle, PanelBox, Split, SummaryList, Wrap } from './layout';
import { ToastRegion } from './toast-region';

const nothing = () => {};

const parts: Record<string, ReactElement> = {
  layout: (
    <Wrap>
      <PageTitle title="Votre panier" />
      <Split aside={<aside />}>
        <Listing side={<nav />}>
          <PanelBox>Boîte</PanelBox>
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
      <LiveRegion message="" />
      <ToastRegion />
    </>
  ),
  fields: (
    <>
      <ErrorSummary errors={[{ fieldId: 'nom', message: 'Nom' }]} />
      <Field label="Nom">{(control) => <Input {...control} />}</Field>
      <PasswordField label="Mot de passe" />
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
  skeletons: (
    <>
      <PageSkeleton />
      <Spinner />
      <LateNote after={8000} onRetry={nothing} />
      <SummaryList rows={[{ label: 'Total HT', value: '12,90 €', tone: 'total' }]} />
    </>
  ),
};

it.each(Object.entries(parts))('renders %s on the server, without style attributes', (_name, part) => {
  const html = renderToString(part);

  expect(html).toMatch(/<\w+/);
  expect(html).not.toMatch(/\sstyle=/);
});
