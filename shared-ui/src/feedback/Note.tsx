import type { AriaRole, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './note.module.css';

interface NoteProps {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  children: ReactNode;
  /** `alert` for a refusal, `status` for information. */
  role?: AriaRole | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconName | undefined;
  className?: string | undefined;
}

const icons = { info: 'info', ok: 'check', warn: 'clock', bad: 'alert' } as const satisfies Record<
  string,
  IconName
>;

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
  tone: 'info' | 'ok' | 'warn' | 'bad' | 'neutral';
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
