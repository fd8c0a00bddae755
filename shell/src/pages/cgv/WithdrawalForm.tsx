import { useEnvironment } from 'page-kit/page';

/** The model form of article R. 221-1 of the consumer code: without it the right lasts a year longer (L. 221-20). */
export function WithdrawalForm() {
  const { legalName, street, postalCode, city, email } = useEnvironment().company;
  return (
    <>
      <h3>Modèle de formulaire de rétractation</h3>
      <p>
        Veuillez compléter et renvoyer ce formulaire uniquement si vous souhaitez vous rétracter du contrat.
      </p>
      <ul>
        <li>
          À l’attention de {legalName}, {street}, {postalCode} {city}, {email}&nbsp;:
        </li>
        <li>
          Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien
          ci-dessous&nbsp;:
        </li>
        <li>Commandé le / reçu le&nbsp;:</li>
        <li>Nom du consommateur&nbsp;:</li>
        <li>Adresse du consommateur&nbsp;:</li>
        <li>Signature du consommateur (uniquement en cas de notification sur papier)&nbsp;:</li>
        <li>Date&nbsp;:</li>
      </ul>
    </>
  );
}
