import { useEnvironment } from 'page-kit/page';

/** Accessibility statement (RGAA model). Without an audit, the only legal status is "not compliant". */
export function AccessibilityStatement() {
  const { company } = useEnvironment();
  return (
    <>
      <p>
        {company.legalName} souhaite que la boutique soit utilisable par tous. Cette déclaration porte sur
        l’ensemble des pages de {company.shopName}.
      </p>
      <h3>État de conformité</h3>
      <p>
        La boutique est <strong>non conforme</strong> au référentiel général d’amélioration de l’accessibilité
        (RGAA), version 4.1, car aucun audit n’a encore été mené&nbsp;: la loi ne connaît pas d’autre état
        sans audit.
      </p>
      <h3>Résultats des tests</h3>
      <p>
        Aucun taux de conformité n’est établi. La boutique est construite d’après les WCAG 2.2, niveau AA, et
        des outils de contrôle automatiques examinent ses pages à chaque version&#8239;; ils ne remplacent pas
        un audit.
      </p>
      <h3>Contenus dont l’accessibilité n’est pas assurée</h3>
      <ul>
        <li>
          Les documents PDF (catalogue, fiches, devis et bons de commande), qui ne sont pas tous balisés.
        </li>
        <li>Le formulaire de carte bancaire, fourni par notre prestataire de paiement.</li>
      </ul>
      <h3>Nous signaler une difficulté</h3>
      <p>
        Écrivez à <a href={`mailto:${company.email}`}>{company.email}</a> ou appelez le{' '}
        <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>&nbsp;: nous vous enverrons l’information
        sous une autre forme. Sans réponse satisfaisante, vous pouvez saisir le Défenseur des droits, sur{' '}
        <a href="https://www.defenseurdesdroits.fr" rel="noreferrer">
          defenseurdesdroits.fr
        </a>
        .
      </p>
    </>
  );
}
