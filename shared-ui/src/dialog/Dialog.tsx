import { type ReactNode, useId } from 'react';
import { IconButton } from '../button';
import { classNames } from '../styles';
import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal';

export interface DialogProps extends Omit<ModalProps, 'children' | 'className'> {
  /** Maximum width: 480, 640 or 896 px. */
  size?: 's' | 'm' | 'l' | undefined;
  /** False for content that extends to the edge. */
  padded?: boolean | undefined;
  children: ReactNode;
}

/** Renders a modal dialog in the middle of the window, with a close button. */
export function Dialog({ size = 'm', padded = true, children, ...modal }: DialogProps) {
  return (
    <Modal {...modal} className={classNames(styles.dialog, styles[size])}>
      {(dismiss) => (
        <>
          {modal.dismissable !== false && (
            <IconButton className={styles.close} icon="close" label="Fermer" onClick={dismiss} />
          )}
          <div className={classNames(styles.content, padded && styles.padded)}>{children}</div>
        </>
      )}
    </Modal>
  );
}

interface SidePanelProps extends Omit<ModalProps, 'children' | 'className' | 'label' | 'labelledBy'> {
  /** Heading and accessible name of the panel. */
  title: string;
  /** Stays at the bottom while the content scrolls; may be a function of `dismiss`. */
  footer?: ReactNode | ((dismiss: () => void) => ReactNode);
  children: ReactNode;
}

/** Renders a modal panel at the right edge, as wide as the window on phones. */
export function SidePanel({ title, footer, children, ...modal }: SidePanelProps) {
  const titleId = useId();
  return (
    <Modal {...modal} labelledBy={titleId} className={styles.panel}>
      {(dismiss) => (
        <div className={styles.panelColumn}>
          <div className={styles.panelHead}>
            <h2 id={titleId} tabIndex={-1} data-autofocus>
              {title}
            </h2>
            <IconButton icon="close" label="Fermer" onClick={dismiss} />
          </div>
          <div className={styles.panelContent}>{children}</div>
          {footer && (
            <div className={styles.panelFoot}>{typeof footer === 'function' ? footer(dismiss) : footer}</div>
          )}
        </div>
      )}
    </Modal>
  );
}
