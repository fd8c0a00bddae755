import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { Button } from 'shared-ui/button';

type Modal = (modal: { readonly open: boolean; readonly onClose: () => void }) => ReactNode;

/** Shows where a component wraps or cuts its text. */
export const longText =
  'Sac poubelle de 110 litres en polyéthylène recyclé, liens coulissants, anticonstitutionnellement imperméabilisé';
/** For handlers of components that do nothing in the gallery. */
export const nothing = () => {};

/** A component in its states: properties, several elements, or a dialog; none if it shows nothing. */
export const show = <Props extends object>(
  Component: ComponentType<Props>,
  states: Readonly<Record<string, Props | Modal | ReactNode[]>>,
) => ({
  name: Component.name,
  states: Object.entries(states).map(([state, given]) => ({
    state,
    content:
      typeof given === 'function' ? (
        <Openable modal={given} />
      ) : Array.isArray(given) ? (
        <div className="sph-cluster">{given}</div>
      ) : (
        createElement(Component, given)
      ),
  })),
});

function Openable({ modal }: { readonly modal: Modal }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {modal({ open, onClose: () => setOpen(false) })}
    </>
  );
}
