import { useEnvironment } from 'page-kit/page';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { compliance } from '../../layout/compliance';
import { Prose } from '../../layout/Prose';
import { AuditMethod } from './AuditMethod';
import { audit, complianceRate } from './audit';
import { Failures } from './Failures';

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
