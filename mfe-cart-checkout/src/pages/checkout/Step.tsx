import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icon';
import { PanelBox, VisuallyHidden } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import styles from './Step.module.css';

interface StepProps {
  number: number;
  /** Nothing is left to be done here. */
  done?: boolean;
  title: string;
  titleId: string;
  /** At the right edge of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Class of a fieldset whose labels are boxes to choose from. */
export const { choices } = styles;

/** One numbered part of the checkout. */
export function Step({ number, done = false, title, titleId, action, children }: StepProps) {
  return (
    <PanelBox as="section" className={styles.step} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span className={classNames(styles.number, done && styles.done)} aria-hidden="true">
          {done ? <Icon name="check" size="s" /> : number}
        </span>
        {/* Beside the title, so that the part keeps its plain name. */}
        <VisuallyHidden>Étape {number}</VisuallyHidden>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </PanelBox>
  );
}
