import { useEnvironment } from 'page-kit/page';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { compliance } from '../../layout/company-facts';
import { Prose } from '../../layout/Prose';

/** Date and results of the latest audit; `docs/rgaa.md` has the result of each criterion. */
export const audit = { date: '2026-11-29', met: 70, failed: 2, notApplicable: 34 };

/** Percentage of the applicable criteria that are met, rounded down. */
export const complianceRate = Math.floor((100 * audit.met) / (audit.met + audit.failed));

/** Accessibility statement in the order of the official model (decree 2019-768, RGAA 4.1). */
export function Component() {
  const { company, shop } = useEnvironment();
  const { date, met, failed, notApplicable } = audit;
  return (
    <Prose
      title="Déclaration d’accessibilité"
      path="/accessibilite"
      description={`Accessibilité de ${company.shopName}\u00a0: ${compliance} au RGAA 4.1. Résultats de l’audit, contenus non accessibles, contact et voies de recours.`}
      lead={`${company.legalName} s’engage à rendre sa boutique accessible à tous, conformément à l’article 47 de la loi n°\u00a02005-102 du 11 février 2005.`}
    >
      <section>
        <h2>État de conformité</h2>
        <p>
          Cette déclaration s’applique à {company.shopName}, {shop.url}. Le site est{' '}
          <strong>{compliance}</strong> au référentiel général d’amélioration de l’accessibilité (RGAA),
          version 4.1, en raison des non-conformités énumérées ci-dessous.
        </p>
      </section>
      <section>
        <h2>Résultats des tests</h2>
        <p>
          L’auto-évaluation du {formatDayOfYear(date)} révèle que {complianceRate}&nbsp;% des critères du RGAA
          qui s’appliquent sont respectés&nbsp;: {met} sur {met + failed}. Les {notApplicable} autres critères
          ne s’appliquent pas.
        </p>
      </section>
      <Failures />
      <AuditMethod />
      <section>
        <h2>Retour d’information et contact</h2>
        <p>
          Si vous ne pouvez pas utiliser un contenu ou un service, nous vous orienterons vers une autre voie
          ou vous enverrons le contenu sous une autre forme&nbsp;:
        </p>
        <ul>
          <li>
            <a href="/contact">envoyez un message</a> ou écrivez à{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>&#8239;;
          </li>
          <li>
            appelez le <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>.
          </li>
        </ul>
      </section>
      <Appeal />
    </Prose>
  );
}

function Failures() {
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

function AuditMethod() {
  return (
    <section>
      <h2>Établissement de cette déclaration</h2>
      <p>Cette déclaration a été établie le {formatDayOfYear(audit.date)}.</p>
      <h3>Technologies</h3>
      <p>HTML5, CSS, JavaScript, SVG, WAI-ARIA et PDF.</p>
      <h3>Environnement de test</h3>
      <p>
        Chromium sous Linux, au clavier, sans scripts, avec un texte agrandi à 200&nbsp;%, un espacement
        augmenté, et sur des écrans de 320 à 1&#8239;440&nbsp;pixels. Aucun lecteur d’écran n’a été
        utilisé&nbsp;: la restitution est jugée d’après le code. Le formulaire de carte bancaire du
        prestataire de paiement est jugé d’après une copie d’essai.
      </p>
      <h3>Outils</h3>
      <p>axe-core, calcul des contrastes et contrôles automatiques dans Chromium, lecture du code.</p>
      <h3>Pages vérifiées</h3>
      <ul>
        <li>accueil, connexion et inscription, contact&#8239;;</li>
        <li>familles, liste, produit, recherche&#8239;;</li>
        <li>panier, commande, paiement, confirmation&#8239;;</li>
        <li>compte&nbsp;: informations, adresses, historique et détail d’une commande&#8239;;</li>
        <li>conditions de vente, mentions légales, confidentialité, cette déclaration&#8239;;</li>
        <li>le PDF d’une commande.</li>
      </ul>
    </section>
  );
}

function Appeal() {
  return (
    <section>
      <h2>Voies de recours</h2>
      <p>
        Si vous nous avez signalé un défaut d’accessibilité qui vous prive d’un contenu ou d’un service, et
        que notre réponse ne vous satisfait pas, vous pouvez&nbsp;:
      </p>
      <ul>
        <li>
          <a href="https://formulaire.defenseurdesdroits.fr/" rel="noreferrer">
            écrire au Défenseur des droits
          </a>
          &#8239;;
        </li>
        <li>
          <a href="https://www.defenseurdesdroits.fr/saisir/delegues" rel="noreferrer">
            rencontrer son délégué dans votre région
          </a>
          &#8239;;
        </li>
        <li>
          l’appeler au <a href="tel:+33969390000">09&nbsp;69&nbsp;39&nbsp;00&nbsp;00</a>&#8239;;
        </li>
        <li>
          lui envoyer un courrier, gratuitement et sans timbre&nbsp;: Défenseur des droits, Libre réponse
          71120, 75342 Paris CEDEX 07.
        </li>
      </ul>
    </section>
  );
}
