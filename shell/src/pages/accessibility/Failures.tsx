import { useEnvironment } from 'page-kit/page';

/** Renders what is not accessible, by criterion, and what the law exempts. */
export function Failures() {
  const { legalName } = useEnvironment().company;
  return (
    <section>
      <h2>Contenus non accessibles</h2>
      <h3>Non-conformités</h3>
      <ul>
        <li>
          Formulaires&nbsp;: le format attendu d’une adresse e-mail ou d’un code postal n’est dit qu’après une
          erreur (critère 11.10).
        </li>
        <li>
          Devis et fiches de sécurité&nbsp;: ces PDF ne sont pas balisés et n’ont pas de version accessible
          (critère 13.3).
        </li>
      </ul>
      <h3>Dérogations pour charge disproportionnée</h3>
      <p>Aucune.</p>
      <h3>Contenus non soumis à l’obligation d’accessibilité</h3>
      <p>
        La page où la banque du client l’authentifie (3-D&nbsp;Secure), que {legalName} ne finance ni ne
        contrôle.
      </p>
    </section>
  );
}
