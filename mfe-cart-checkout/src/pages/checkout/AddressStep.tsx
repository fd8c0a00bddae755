import { AddressBlock, AddressLines, type AddressRole } from 'page-kit/account';
import { type FormEvent, useId, useState } from 'react';
import type { Address } from 'shared-contracts/api/addresses';
import { Button, ButtonLink, LinkButton } from 'shared-ui/button';
import { closeAsBack, Dialog } from 'shared-ui/dialog';
import { Note } from 'shared-ui/feedback';
import { VisuallyHidden } from 'shared-ui/layout';
import styles from './AddressStep.module.css';
import { type CheckoutChoices, orderAddress } from './checkout-choice';
import { choices, Step } from './Step';

const texts = {
  delivery: { title: 'Adresse de livraison', changed: 'l’adresse de livraison' },
  billing: { title: 'Adresse de facturation', changed: 'l’adresse de facturation' },
} as const;

const textOf = (address: Address) => JSON.stringify(orderAddress(address));

interface AddressStepProps {
  number: number;
  purpose: AddressRole;
  choice: CheckoutChoices;
  addresses: readonly Address[];
}

/** Shows the chosen address and lets the customer choose or add another one. */
export function AddressStep({ number, purpose, choice, addresses }: AddressStepProps) {
  const titleId = useId();
  const address = choice[purpose];
  const [choosing, setChoosing] = useState(false);
  // As first shown: another device may edit or delete it.
  const [first, setFirst] = useState(address);
  const { title, changed } = texts[purpose];

  const leaveToAdd = () => choice.leaveToAdd(purpose);

  function choose(id: string) {
    setFirst(addresses.find((known) => known.id === id) ?? null);
    choice.chooseAddress(purpose, id);
  }

  return (
    <Step
      number={number}
      done={address !== null}
      title={title}
      titleId={titleId}
      action={
        address && (
          <LinkButton className={styles.change} onClick={() => setChoosing(true)}>
            Modifier<VisuallyHidden> {changed}</VisuallyHidden>
          </LinkButton>
        )
      }
    >
      {address ? (
        <div className={styles.content}>
          <AddressBlock address={address} />
          {first && textOf(first) !== textOf(address) && (
            <Note tone="info">Cette adresse a changé depuis l’ouverture de la page.</Note>
          )}
          {purpose === 'delivery' && (
            <NewAddressLink onLeave={leaveToAdd} label="Ajouter une adresse" variant="tertiary" />
          )}
        </div>
      ) : (
        <div className={styles.content}>
          <p>Vous n’avez pas encore d’adresse enregistrée.</p>
          <NewAddressLink onLeave={leaveToAdd} />
        </div>
      )}
      {choosing && (
        <AddressChooser
          title={`Modifier ${changed}`}
          addresses={addresses}
          chosen={address?.id ?? null}
          onClose={() => setChoosing(false)}
          onChoose={choose}
          onLeave={leaveToAdd}
        />
      )}
    </Step>
  );
}

interface AddressChooserProps extends Pick<NewAddressLinkProps, 'onLeave'> {
  title: string;
  addresses: readonly Address[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Dialog that lists the address book; nothing changes before 'Valider'. */
function AddressChooser({ title, addresses, chosen, onChoose, onLeave, onClose }: AddressChooserProps) {
  const titleId = useId();
  const [draft, setDraft] = useState(chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft !== null && draft !== chosen) onChoose(draft);
    closeAsBack(onClose);
  }

  return (
    <Dialog open labelledBy={titleId} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        <fieldset className={choices}>
          <legend className="sph-visually-hidden">Adresses enregistrées</legend>
          {addresses.map((address) => (
            <label key={address.id} className={styles.choice}>
              <input
                type="radio"
                name={titleId}
                value={address.id}
                checked={address.id === draft}
                onChange={() => setDraft(address.id)}
              />
              <span>
                <AddressLines address={address} />
              </span>
            </label>
          ))}
        </fieldset>
        <div className="sph-cluster">
          <Button type="submit">Valider</Button>
          <NewAddressLink onLeave={onLeave} />
        </div>
      </form>
    </Dialog>
  );
}

interface NewAddressLinkProps {
  /** Called before leaving the page, to store the choices. */
  onLeave: () => void;
  label?: string;
  variant?: 'secondary' | 'tertiary';
}

/** Links to the address book, which returns to the checkout once an address is saved. */
function NewAddressLink({
  onLeave,
  label = '+ Ajouter une nouvelle adresse',
  variant = 'secondary',
}: NewAddressLinkProps) {
  return (
    <ButtonLink
      variant={variant}
      href="/profile?address"
      data-state={JSON.stringify({ returnTo: '/purchase' })}
      onClick={onLeave}
    >
      {label}
    </ButtonLink>
  );
}
