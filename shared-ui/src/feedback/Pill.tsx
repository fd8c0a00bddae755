import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './note.module.css';

interface PillProps {
  tone: 'info' | 'ok' | 'warn' | 'bad' | 'neutral';
  icon?: IconName | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A state in one or two words. */
export function Pill({ tone, icon, children, className }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone], className)}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
}
