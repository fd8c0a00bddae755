import { formatDayOfYear } from 'shared-contracts/pricing';
import { audit } from './audit';

/** Renders date, technologies, tools and sample of the audit. */
export function AuditMethod() {
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
