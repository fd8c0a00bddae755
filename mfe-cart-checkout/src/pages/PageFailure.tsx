import { RouteFailure } from 'page-kit/page';

/** Instead of a page whose data could not be had. */
export function PageFailure() {
  return (
    <RouteFailure
      title="Momentanément indisponible"
      text="Cette page n’a pas pu être affichée. Votre panier est conservé."
    />
  );
}
