/** What the shop keeps in a browser: every key, what it is for, and when it goes. */
export function StoredData() {
  return (
    <>
      <h3>Ce qui est gardé dans votre navigateur</h3>
      <p>
        La boutique ne dépose aucun cookie, ne mesure pas l’audience et ne contient ni publicité ni traceur.
        C’est pourquoi aucun bandeau de consentement ne s’affiche.
      </p>
      <ul>
        <li>
          <strong>Votre panier</strong> (<code>shopping_cart</code>)&nbsp;: codes des articles et quantités,
          sans prix, dans le stockage local et dans celui de l’onglet, jusqu’à la commande ou à la
          déconnexion.
        </li>
        <li>
          <strong>Votre commande en cours</strong>&nbsp;: adresses, mode et notes choisis (
          <code>sph-cart-checkout</code>), références saisies (<code>sph-cart-quick-order</code>), demande de
          commande et paiement dont la réponse est attendue (<code>sph-cart-order</code>,{' '}
          <code>sph-cart-payment</code>, <code>sph-cart-awaited-form</code>), intention de commander après
          l’inscription (<code>sph-cart-order-intent</code>). Effacés avec le panier.
        </li>
        <li>
          <strong>Votre session</strong>&nbsp;: deux jetons et leur heure (<code>sph-access</code>,{' '}
          <code>sph-refresh</code>, <code>sph-access-received</code>), effacés à la déconnexion ou lorsque la
          session ne peut plus être prolongée&#8239;; le numéro d’une session fermée, jusqu’à ce que le
          serveur l’ait appris (<code>sph-signed-out</code>).
        </li>
        <li>
          <strong>Cet appareil</strong> (<code>sph-device-marks</code>)&nbsp;: une marque par compte, cinq au
          plus, qui reste après la déconnexion&nbsp;: elle évite que des essais de mot de passe faits ailleurs
          ne vous bloquent ici. Elle n’ouvre aucun accès.
        </li>
        <li>
          <strong>Votre inscription</strong>&nbsp;: l’adresse e-mail à vérifier, dans l’onglet (
          <code>sph-registered</code>), et une marque jusqu’à la vérification (<code>sph-registration</code>).
        </li>
        <li>
          <strong>Vos dernières recherches</strong> (<code>sph-customer-recent-searches</code>) et{' '}
          <strong>les produits que vous avez vus</strong> (<code>sph-customer-recently-viewed</code>), effacés
          à la déconnexion&#8239;; les produits aussi par le bouton «&nbsp;Effacer&nbsp;» de la page d’un
          produit.
        </li>
        <li>
          <strong>Ce que vous étiez en train d’écrire</strong>, dans l’onglet, pendant que la page se recharge
          (<code>sph-customer-before-reload</code>).
        </li>
        <li>
          <strong>Vos préférences d’affichage</strong>&nbsp;: présentation et tri du catalogue (
          <code>sph-list-view</code>, <code>sph-list-sort</code>).
        </li>
      </ul>
      <p>
        Ces données sont strictement nécessaires au service que vous demandez (loi du 6 janvier 1978, article
        82). Vous pouvez les effacer à tout moment dans les réglages de votre navigateur.
      </p>
    </>
  );
}
