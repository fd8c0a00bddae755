import { AddressBlock, AddressLines, type AddressRole } from 'page-kit/account';
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
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

const addAnother = '+ Ajouter une nouvelle adresse';

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
            <NewAddressLink variant="tertiary" onClick={leaveToAdd}>
              Ajouter une adresse
            </NewAddressLink>
          )}
        </div>
      ) : (
        <div className={styles.content}>
          <p>Vous n’avez pas encore d’adresse enregistrée.</p>
          <NewAddressLink onClick={leaveToAdd}>{addAnother}</NewAddressLink>
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

interface AddressChooserProps {
  title: string;
  addresses: readonly Address[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Called before the page is left to add an address. */
  onLeave: () => void;
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
          <NewAddressLink onClick={onLeave}>{addAnother}</NewAddressLink>
        </div>
      </form>
    </Dialog>
  );
}

type NewAddressLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'onClick' | 'children'>;

/** Links to the address book, which returns to the checkout once an address is saved. */
const NewAddressLink = (props: NewAddressLinkProps) => (
  <ButtonLink
    variant="secondary"
    {...props}
    href="/profile?address"
    data-state={JSON.stringify({ returnTo: '/purchase' })}
  />
);
