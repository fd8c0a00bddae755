import { useEnvironment } from 'page-kit/page';
import {
  type DeliveryMode,
  deliveryFees,
  deliveryLabels,
  formatWholeEuros,
  freeDeliveryThresholds,
  workingDays,
} from 'shared-contracts/pricing';
import { WarehouseArea } from '../../layout/WarehouseArea';
import { Article } from './Article';

const ordinals = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

/** A mode with its fee and its first day, such as 'Enlèvement par vos soins, gratuit : à partir du deuxième jour ouvré'. */
function Mode({ mode, detail = '' }: { readonly mode: DeliveryMode; readonly detail?: string }) {
  const fee = deliveryFees[mode];
  return (
    <>
      <strong>{deliveryLabels[mode]}</strong>, {fee === 0 ? 'gratuit' : formatWholeEuros(fee)}&nbsp;: à partir
      du {ordinals[workingDays[mode]]} jour ouvré{detail}
    </>
  );
}

/** Articles 5 and 6. */
export function DeliveryTerms() {
  const { freeDelivery } = useEnvironment().settings;
  return (
    <>
      <Article id="livraison">
        <p>
          Les commandes partent de notre entrepôt
          <WarehouseArea />. Trois modes sont proposés&nbsp;:
        </p>
        <ul>
          <li>
            <Mode mode="standard" />
            &#8239;;
          </li>
          <li>
            <Mode mode="premium" detail=", la marchandise étant rangée à l’endroit convenu" />
            &#8239;;
          </li>
          <li>
            <Mode mode="retailer" detail=", à notre entrepôt" />.
          </li>
        </ul>
        {freeDelivery === 'apply' && (
          <p>
            La livraison standard est gratuite à partir de{' '}
            {formatWholeEuros(freeDeliveryThresholds.ileDeFrance)} hors taxes, remise déduite, en
            Île-de-France, et de {formatWholeEuros(freeDeliveryThresholds.france)} dans le reste de la
            métropole, Corse comprise. Cette gratuité ne vaut ni pour les codes postaux commençant par 97 ou
            98, ni à l’étranger.
          </p>
        )}
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
