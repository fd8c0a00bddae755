import { PageMeta, useEnvironment } from 'page-kit/page';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longest } from 'shared-contracts/api/limits';
import { Icon, type IconName } from 'shared-ui/icon';
import { PageTitle, PanelBox, Split, Wrap } from 'shared-ui/layout';
import { CompanyAddress } from '../../layout/company-facts';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';

/** Renders the contact form next to address, phone, email and hours of the company. */
export function Component() {
  const [parameters] = useSearchParams();
  const { company } = useEnvironment();
  return (
    <Wrap>
      <PageMeta
        title="Contact"
        description={`Une question, un devis, une livraison\u00a0: écrivez à ${company.shopName} ou appelez-nous du lundi au vendredi.`}
        path="/contact"
      />
      <PageTitle title="Contact" />
      <Split aside={<Coordinates />}>
        <ContactForm orderReference={cleanReference(parameters.get('orderReference'))} />
      </Split>
    </Wrap>
  );
}

function Coordinates() {
  const { company } = useEnvironment();
  return (
    <PanelBox as="aside" tone="mist" padded aria-label="Nos coordonnées" className={styles.coordinates}>
      <h2>Nos coordonnées</h2>
      <dl className="sph-stack">
        <Fact icon="pin" term="Adresse">
          <CompanyAddress />
        </Fact>
        <Fact icon="phone" term="Téléphone">
          <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>
        </Fact>
        <Fact icon="mail" term="E-mail">
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </Fact>
        <Fact icon="clock" term="Horaires">
          {company.contactHours}
        </Fact>
      </dl>
    </PanelBox>
  );
}

function Fact({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sph-quiet">
        <Icon name={icon} size="s" />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns the untrusted reference of a URL without control characters, no longer than the API accepts. */
function cleanReference(text: string | null): string {
  return (text ?? '')
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longest.orderReference);
}
