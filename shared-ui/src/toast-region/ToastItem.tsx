import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { IconButton } from '../button';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './ToastRegion.module.css';

const icons: Readonly<Record<Toast['type'], IconName>> = {
  success: 'check',
  error: 'alert',
  loading: 'clock',
  blank: 'info',
  custom: 'info',
};

/** Renders a toast: a text without an action, which would leave before some users reach it. */
export function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  return (
    <div className={classNames(styles.toast, toast.type === 'error' && styles.bad)} data-on-dark>
      {toast.icon ?? <Icon name={icons[toast.type]} />}
      <div>{resolveValue(toast.message, toast)}</div>
      <IconButton className={styles.close} tone="inherit" icon="close" label="Fermer" onClick={onClose} />
    </div>
  );
}
