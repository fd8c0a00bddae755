import { type ComponentProps, type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './Button.module.css';

/** The look that buttons and links dressed as buttons share. */
interface ButtonLook {
  /** `primary` is the one loud thing of a page. */
  variant?: 'primary' | 'secondary' | 'tertiary' | undefined;
  size?: 'm' | 'big' | 'small' | undefined;
  full?: boolean | undefined;
  /** Before the text. */
  icon?: IconName | undefined;
}

export function buttonClass({ variant = 'primary', size = 'm', full }: ButtonLook, className?: string) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'm' && styles[size],
    full && styles.full,
    className,
  );
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Its work is under way: further clicks do nothing, the focus stays. */
  busy?: boolean | undefined;
  /** Why it cannot be used now; shown below and tied to it. The button can still be focused. */
  disabledReason?: string | undefined;
  /** Not usable for a reason that is already said elsewhere. */
  disabled?: boolean | undefined;
}

/** A button that sends nothing unless its `type` says so. */
export function Button(given: ButtonProps) {
  const {
    variant,
    size,
    full,
    icon,
    busy = false,
    disabledReason,
    disabled = false,
    className,
    onClick,
    children,
    type = 'button',
    'aria-describedby': describedBy,
    ...props
  } = given;
  const reasonId = useId();
  const refused = disabled || disabledReason !== undefined;

  function click(event: MouseEvent<HTMLButtonElement>) {
    // Prevented too, because a submit button acts by the click's default action.
    if (busy || refused) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={refused || undefined}
      aria-describedby={classNames(describedBy, disabledReason && reasonId)}
      onClick={click}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {icon && !busy && <Icon name={icon} size="s" />}
      {/* A browser that translates the page replaces bare text; spinner and icon could not be put before it. */}
      <span className={styles.label}>{children}</span>
    </button>
  );

  // The same element with and without a reason: another one would lose the focus and early clicks.
  if (!('disabledReason' in given)) return button;
  return (
    <div className={classNames(styles.withReason, full && styles.full)}>
      {button}
      {disabledReason && (
        <p id={reasonId} className={styles.reason}>
          {disabledReason}
        </p>
      )}
    </div>
  );
}

type ButtonLinkProps = ButtonLook & ComponentProps<'a'>;

export function ButtonLink({ variant, size, full, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClass({ variant, size, full }, className)}>
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
