import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PaymentDialog.module.css';

/** The title of what the payment dialog shows now; takes the focus, since the button that led to it is gone. */
export function DialogTitle({ id, children }: { id: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <h2 ref={title} id={id} className={styles.title} tabIndex={-1} data-autofocus>
      {children}
    </h2>
  );
}
