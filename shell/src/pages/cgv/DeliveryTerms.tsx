import { Article } from './Article';

/** Articles 5 and 6; fees and delays are those of the specification, section 9. */
export function DeliveryTerms() {
  return (
    <>
      <Article id="livraison">
        <p>
          Les commandes partent de notre entrepôt de 1&#8239;500&nbsp;m². Trois modes sont proposés&nbsp;:
        </p>
        <ul>
          <li>
            <strong>Livraison standard</strong>, 25&nbsp;€&nbsp;: à partir du troisième jour ouvré&#8239;;
          </li>
          <li>
            <strong>Livraison déposé et rangé</strong>, 55&nbsp;€&nbsp;: à partir du troisième jour ouvré, la
            marchandise étant rangée à l’endroit convenu&#8239;;
          </li>
          <li>
            <strong>Enlèvement par vos soins</strong>, gratuit&nbsp;: à partir du deuxième jour ouvré, à notre
            entrepôt.
          </li>
        </ul>
        <p>
          La livraison standard est gratuite à partir de 300&nbsp;€ hors taxes, remise déduite, en
          Île-de-France, et de 500&nbsp;€ dans le reste de la France, Corse comprise. Cette gratuité ne vaut
          ni pour les codes postaux commençant par 97 ou 98, ni à l’étranger.
        </p>
        <p>
          Le samedi et le dimanche ne sont pas des jours ouvrés. Les dates affichées sont des estimations.
        </p>
      </Article>
      <Article id="reception">
        <p>
          Le client vérifie le nombre et l’état des colis devant le transporteur et note sur le bon de
          livraison toute réserve précise. Il nous la confirme par écrit dans les trois jours ouvrables qui
          suivent.
        </p>
        <p>Les risques passent au client à la remise de la marchandise.</p>
      </Article>
    </>
  );
}
