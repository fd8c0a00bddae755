import type { AriaRole, ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './note.module.css';

interface NoteProps {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  children: ReactNode;
  /** `alert` for a refusal, `status` for news. */
  role?: AriaRole | undefined;
  /** Instead of the tone's own. */
  icon?: IconName | undefined;
  className?: string | undefined;
}

const icons = { info: 'info', ok: 'check', warn: 'clock', bad: 'alert' } as const satisfies Record<
  string,
  IconName
>;

/** A short message within a page. */
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

/** A state in one or two words. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
}

/** Why something could not be done, read out at once; nothing without a reason. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Note tone="bad" role="alert">
      {children}
    </Note>
  );
}
