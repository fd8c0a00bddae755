import { RouteFailure } from 'page-kit/page';

/** Error page for a page whose data could not be loaded. */
export function PageFailure() {
  return (
    <RouteFailure
      title="Momentanément indisponible"
      text="Cette page n’a pas pu être affichée. Votre panier est conservé."
    />
  );
}
