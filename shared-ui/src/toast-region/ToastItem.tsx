import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { IconButton } from '../button';
import { Icon, type IconName } from '../icon';
import { VisuallyHidden } from '../layout';
import { classNames } from '../styles';
import styles from './ToastRegion.module.css';

const icons: Readonly<Record<Toast['type'], IconName>> = {
  success: 'check',
  error: 'alert',
  loading: 'clock',
  blank: 'info',
  custom: 'info',
};

interface ToastItemProps {
  toast: Toast;
  /** How often the message was sent while the toast is shown. */
  times: number;
  onClose: () => void;
}

/** Renders a toast: a text without an action, which would leave before some users reach it. */
export function ToastItem({ toast, times, onClose }: ToastItemProps) {
  return (
    <div className={classNames(styles.toast, toast.type === 'error' && styles.bad)} data-on-dark>
      {toast.icon ?? <Icon name={icons[toast.type]} />}
      <div className={styles.message}>
        {resolveValue(toast.message, toast)}
        {times > 1 && (
          <span className={styles.times}>
            <VisuallyHidden>{`${times} fois`}</VisuallyHidden>
            <span aria-hidden="true">{`×\u202f${times}`}</span>
          </span>
        )}
      </div>
      <IconButton className={styles.close} tone="inherit" icon="close" label="Fermer" onClick={onClose} />
    </div>
  );
}
