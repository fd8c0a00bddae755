import { useEnvironment } from 'page-kit/page';
import {
  type DeliveryMode,
  deliveryModes,
  deliveryTerms,
  formatWholeEuros,
  freeDeliveryThresholds,
} from 'shared-contracts/pricing';
import { WarehouseArea } from '../../layout/company-facts';
import { Article } from './Article';

const numbers = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq'];
const ordinals = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

const details: Readonly<Record<DeliveryMode, string>> = {
  standard: '',
  premium: ', la marchandise étant rangée à l’endroit convenu',
  retailer: ', à notre entrepôt',
};

/** A mode with its fee and its first day, such as 'Enlèvement par vos soins, gratuit : à partir du deuxième jour ouvré'. */
function Mode({ mode }: { readonly mode: DeliveryMode }) {
  const { label, fee, workingDays } = deliveryTerms[mode];
  return (
    <>
      <strong>{label}</strong>, {fee === 0 ? 'gratuit' : formatWholeEuros(fee)}&nbsp;: à partir du{' '}
      {ordinals[workingDays]} jour ouvré{details[mode]}
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
          <WarehouseArea />. {numbers[deliveryModes.length]} modes sont proposés&nbsp;:
        </p>
        <ul>
          {deliveryModes.map((mode, index) => (
            <li key={mode}>
              <Mode mode={mode} />
              {index === deliveryModes.length - 1 ? '.' : '\u202f;'}
            </li>
          ))}
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
