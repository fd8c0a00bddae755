import { useEnvironment } from 'page-kit/page';
import { formatCount } from 'shared-contracts/pricing';
import { ButtonLink } from 'shared-ui/button';
import { PanelBox } from 'shared-ui/layout';
import { wideShelf } from 'shared-ui/pictures';
import { WarehouseArea } from '../../layout/company-facts';
import { Prose } from '../../layout/Prose';
import styles from './AboutPage.module.css';

/** Presents the company, with its key figures. */
export function Component() {
  const { company } = useEnvironment();
  const { founded, warehouseArea } = company;
  const area = warehouseArea && `${formatCount(warehouseArea)}\u00a0m²`;
  const figures = [
    { figure: founded, text: 'année de notre fondation' },
    { figure: 9, text: 'familles de produits' },
    ...(area ? [{ figure: area, text: 'd’entrepôt' }] : []),
  ];
  return (
    <Prose
      title="À propos"
      path="/about"
      description={`Depuis ${founded}, ${company.shopName} fournit aux professionnels de quoi tenir un lieu propre\u00a0: neuf familles de produits, ${area ? `un entrepôt de ${area}, ` : ''}un interlocuteur.`}
      lead={`Depuis ${founded}, nous fournissons aux professionnels de quoi tenir un lieu propre.`}
      aside={
        <div className="sph-stack">
          <img className={styles.shelf} src={wideShelf} alt="" width="620" height="190" loading="lazy" />
          <PanelBox as="aside" tone="mist" padded aria-label="En quelques chiffres">
            <dl className={styles.figures}>
              {figures.map(({ figure, text }) => (
                <div key={figure}>
                  <dt>{text}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </PanelBox>
        </div>
      }
    >
      <section>
        <h2>Notre métier</h2>
        <p>
          Nous vendons des produits d’hygiène et de nettoyage aux entreprises et aux institutions. Neuf
          familles couvrent le travail de chaque jour&nbsp;: sacs et collecte des déchets, ouate et papier,
          chimie, seaux et chariots, petit matériel, matériel, protection, produits pour les cafés, hôtels et
          restaurants, ampoules.
        </p>
        <p>
          Un seul catalogue, une seule commande, une seule livraison&nbsp;: c’est moins de temps passé à
          acheter.
        </p>
      </section>
      <section>
        <h2>Pour qui nous travaillons</h2>
        <ul>
          <li>les entreprises de propreté&#8239;;</li>
          <li>les syndics et gestionnaires d’immeubles&#8239;;</li>
          <li>les collectivités locales et les écoles&#8239;;</li>
          <li>les établissements de santé&#8239;;</li>
          <li>l’hôtellerie et la restauration.</li>
        </ul>
      </section>
      <section>
        <h2>Notre entrepôt</h2>
        <p>
          Les articles courants sont gardés dans un entrepôt
          <WarehouseArea />. Vous pouvez être livré à votre adresse, faire déposer et ranger la marchandise,
          ou venir la chercher.
        </p>
      </section>
      <section>
        <h2>Quelqu’un vous répond</h2>
        <p>
          {company.serviceHours}, au <a href={`tel:${company.phone}`}>{company.phoneDisplayed}</a>. Pour un
          devis ou un conseil, <a href="/contact">écrivez-nous</a>.
        </p>
        <div>
          <ButtonLink href="/category-product">Voir les produits</ButtonLink>
        </div>
      </section>
    </Prose>
  );
}
