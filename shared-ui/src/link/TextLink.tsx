import { classNames } from '../class-names';
import { Icon } from '../icon';
import { LinkTo, type LinkToProps } from './LinkTo';
import styles from './TextLink.module.css';

/** Underlined link within or beside a text. */
export function TextLink({ className, ...props }: LinkToProps) {
  return <LinkTo {...props} className={classNames(styles.link, className)} />;
}

/** Link that leads on, with an arrow behind its text. */
export function ArrowLink({ className, children, ...props }: LinkToProps) {
  return (
    <LinkTo {...props} className={classNames(styles.arrow, className)}>
      {children}
      <Icon name="arrow-right" size="s" />
    </LinkTo>
  );
}
