import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { classNames } from '../styles';
import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal';

export interface DialogProps extends Omit<ModalProps, 'children' | 'className'> {
  /** 480, 640 or 896 px at most. */
  size?: 's' | 'm' | 'l' | undefined;
  closeLabel?: string | undefined;
  /** Inner space; children that draw to the edge go without. */
  padded?: boolean | undefined;
  children: ReactNode;
}

/** A modal dialog in the middle of the window, with a button that closes it. */
export function Dialog({
  size = 'm',
  closeLabel = 'Fermer',
  padded = true,
  children,
  ...modal
}: DialogProps) {
  return (
    <Modal {...modal} className={classNames(styles.dialog, styles[size])}>
      {(dismiss) => (
        <>
          {modal.dismissable !== false && (
            <IconButton className={styles.close} icon="close" label={closeLabel} onClick={dismiss} />
          )}
          <div className={classNames(styles.content, padded && styles.padded)}>{children}</div>
        </>
      )}
    </Modal>
  );
}
