import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icon';
import { PanelBox, VisuallyHidden } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import styles from './Step.module.css';

interface StepProps {
  number: number;
  /** The step is complete. */
  done: boolean;
  title: string;
  titleId: string;
  /** Shown at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Class of a fieldset with radio buttons in boxes. */
export const { choices } = styles;

/** A numbered step of the checkout. */
export function Step({ number, done, title, titleId, action, children }: StepProps) {
  return (
    <PanelBox as="section" padded aria-labelledby={titleId}>
      <div className={styles.head}>
        <span className={classNames(styles.number, done && styles.done)} aria-hidden="true">
          {done ? <Icon name="check" size="s" /> : number}
        </span>
        {/* Outside the title, so that the accessible name of the section has no number. */}
        <VisuallyHidden>Étape {number}</VisuallyHidden>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </PanelBox>
  );
}
