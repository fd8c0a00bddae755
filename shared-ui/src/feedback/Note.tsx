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
