import { Icon } from 'shared-ui/icon';
import { FacetName } from './FacetName';
import { FacetValues, type FacetValuesProps } from './FacetValues';

export interface FacetMenuProps extends FacetValuesProps {
  className: string | undefined;
  /** Of what unfolds. */
  panelClassName?: string | undefined;
}

/** A facet that unfolds its values, also without a script. */
export function FacetMenu({ className, panelClassName, ...values }: FacetMenuProps) {
  return (
    <details className={className}>
      <summary>
        <FacetName of={values.facet.key} choice={values.choice} />
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={panelClassName}>
        <FacetValues {...values} />
      </div>
    </details>
  );
}
