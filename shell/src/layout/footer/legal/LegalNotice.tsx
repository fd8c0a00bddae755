import { useEnvironment } from 'page-kit/page';
import { formatSiret } from 'shared-contracts/api/company-ids';
import { registration } from 'shared-contracts/environment/legal-identity';
import { compliance, Mediator } from '../../company-facts';

/** Legal notice of the publisher (law 2004-575, article 1-1), with data of the environment. */
export function LegalNotice() {
  const { company } = useEnvironment();
  const { demonstration, capital, host, mediator, producerNumbers } = company;
  return (
    <>
      {demonstration && (
        <p>
          <strong>{demonstration.notice}</strong>
        </p>
      )}
      <h3>Éditeur</h3>
      <p>
        {company.legalName}
        <br />
        {company.legalForm}
        {capital && <span> au capital de {capital}</span>}
        <br />
        {company.street}, {company.postalCode} {company.city}, {company.country}
        <br />
        Téléphone&nbsp;: <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>
        <br />
        E-mail&nbsp;: <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <h3>Immatriculation et TVA</h3>
      <p>
        {registration(company)}
        <br />
        SIRET&nbsp;: {formatSiret(company.siret)}
        <br />
        TVA intracommunautaire&nbsp;: {company.vatNumber}
      </p>
      {producerNumbers.length > 0 && (
        <>
          <h3>Éco-organismes</h3>
          <ul>
            {producerNumbers.map(({ organisation, sector, number }) => (
              <li key={number}>
                {organisation}, {sector}&nbsp;: identifiant unique {number}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Directeur de la publication</h3>
      <p>{company.publicationDirector}.</p>
      <h3>Hébergement</h3>
      <p>
        {host.name}, {host.address}. Téléphone&nbsp;: {host.phone}.
      </p>
      {mediator && (
        <>
          <h3>Médiateur de la consommation</h3>
          <p>
            <Mediator {...mediator} />
          </p>
        </>
      )}
      <h3>Propriété intellectuelle</h3>
      <p>
        Les textes, les illustrations et le logo de cette boutique sont protégés par le droit d’auteur. Les
        marques citées appartiennent à leurs titulaires. La police Figtree est distribuée sous licence SIL
        Open Font License 1.1.
      </p>
      <h3>Accessibilité</h3>
      <p>
        Accessibilité&nbsp;: {compliance}. <a href="/accessibilite">Déclaration d’accessibilité</a>
      </p>
    </>
  );
}
