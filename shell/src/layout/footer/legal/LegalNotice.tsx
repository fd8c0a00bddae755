import { useEnvironment } from 'page-kit/page';
import type { LegalText } from '../LegalDialog';

/** Who publishes the shop (law 2004-575, article 6): an invented company, and the text says so. */
export function LegalNotice({ onShow }: { onShow: (text: LegalText) => void }) {
  const { company } = useEnvironment();
  return (
    <>
      <p>
        <strong>Cette boutique est une démonstration.</strong> La société, son adresse, son numéro de
        téléphone et ses adresses e-mail sont inventés&nbsp;: aucune commande n’est livrée et aucun paiement
        n’est encaissé.
      </p>
      <h3>Éditeur</h3>
      <p>
        {company.legalName}
        <br />
        {company.legalIdentity}
        <br />
        {company.street}, {company.postalCode} {company.city}, {company.country}
        <br />
        Téléphone&nbsp;: <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>
        <br />
        E-mail&nbsp;: <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <h3>Directeur de la publication</h3>
      <p>Le président de {company.legalName}, personnage fictif lui aussi.</p>
      <h3>Immatriculation et TVA</h3>
      <p>
        Une société réelle indique ici son numéro d’inscription au registre du commerce et son numéro de TVA
        intracommunautaire. Une société fictive n’en a pas.
      </p>
      <h3>Hébergement</h3>
      <p>
        La boutique est servie par la machine sur laquelle elle est installée. Son hébergeur se nomme ici avec
        son adresse et son téléphone lorsqu’elle est publiée.
      </p>
      <h3>Propriété intellectuelle</h3>
      <p>
        Les textes, les illustrations et le logo ont été créés pour cette boutique. Les marques partenaires
        citées sont imaginaires. La police Figtree est distribuée sous licence SIL Open Font License 1.1.
      </p>
      <h3>Accessibilité</h3>
      <p>
        Accessibilité&nbsp;: partiellement conforme.{' '}
        <button type="button" onClick={() => onShow('accessibility')}>
          Lire la déclaration d’accessibilité
        </button>
      </p>
    </>
  );
}
