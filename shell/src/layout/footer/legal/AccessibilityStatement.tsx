import { useEnvironment } from 'page-kit/page';

/** Accessibility statement (decree 2019-768). It claims no more than what was tested. */
export function AccessibilityStatement() {
  const { company } = useEnvironment();
  return (
    <>
      <p>
        {company.legalName} s’engage à rendre la boutique accessible. Cette déclaration porte sur l’ensemble
        des pages de {company.shopName}.
      </p>
      <h3>État de conformité</h3>
      <p>
        La boutique est <strong>partiellement conforme</strong> aux WCAG 2.2, niveau AA&nbsp;: elle est
        construite pour les respecter, mais aucun audit indépendant ne l’a encore confirmé.
      </p>
      <h3>Ce qui a été vérifié</h3>
      <ul>
        <li>L’utilisation complète au clavier, de la recherche à la commande.</li>
        <li>Les contrastes, la lecture à 320 pixels de large et l’agrandissement à 400&nbsp;%.</li>
        <li>L’arrêt des animations lorsque votre système le demande.</li>
        <li>Chaque page avec des outils de contrôle automatiques.</li>
      </ul>
      <h3>Contenus non accessibles</h3>
      <ul>
        <li>
          Les documents PDF (catalogue, fiches techniques et fiches de sécurité) ne sont pas tous balisés.
        </li>
        <li>Le formulaire de carte bancaire est fourni par notre prestataire de paiement, qui en répond.</li>
      </ul>
      <h3>Nous signaler une difficulté</h3>
      <p>
        Écrivez à <a href={`mailto:${company.email}`}>{company.email}</a> ou appelez le{' '}
        <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>&nbsp;: nous vous enverrons l’information
        sous une autre forme et corrigerons la page. Sans réponse satisfaisante, vous pouvez saisir le
        Défenseur des droits, sur{' '}
        <a href="https://www.defenseurdesdroits.fr" rel="noreferrer">
          defenseurdesdroits.fr
        </a>
        .
      </p>
    </>
  );
}
