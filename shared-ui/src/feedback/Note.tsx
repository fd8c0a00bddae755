import type { AriaRole, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './note.module.css';
import { RetryButton } from './RetryButton';

interface NoteProps {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  children: ReactNode;
  /** `alert` for a refusal, `status` for information. */
  role?: AriaRole | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconName | undefined;
  className?: string | undefined;
}

const icons: Record<NoteProps['tone'], IconName> = { info: 'info', ok: 'check', warn: 'clock', bad: 'alert' };

/** Renders a short message in a page. */
export function Note({ tone, children, role, icon = icons[tone], className }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone], className)} role={role}>
      <Icon name={icon} size="s" />
      <div>{children}</div>
    </div>
  );
}

interface PillProps {
  tone: NoteProps['tone'] | 'neutral';
  icon?: IconName | undefined;
  children: ReactNode;
}

/** Renders a state in one or two words. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
}

/** Renders why an action failed, announced at once; nothing without a reason. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Note tone="bad" role="alert">
      {children}
    </Note>
  );
}

interface RetryNoteProps extends Omit<NoteProps, 'tone' | 'role'> {
  /** `bad` by default. */
  tone?: NoteProps['tone'];
  /** Requests again what is missing. */
  onRetry: () => void;
  busy?: boolean;
}

/** Renders why something is missing or late, announced at once, with 'Réessayer'. */
export function RetryNote({ children, tone = 'bad', onRetry, busy, ...note }: RetryNoteProps) {
  return (
    <Note tone={tone} role="alert" {...note}>
      <span className={`${styles.retry} sph-row`}>
        <span>{children}</span>
        <RetryButton variant="secondary" size="small" busy={busy} onClick={onRetry} />
      </span>
    </Note>
  );
}
