import { type ComponentProps, type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './Button.module.css';

/** Style properties of buttons, and of links that look like buttons. */
interface ButtonLook {
  /** `primary`: the main action, once per page. */
  variant?: 'primary' | 'secondary' | 'tertiary' | undefined;
  size?: 'm' | 'big' | 'small' | undefined;
  full?: boolean | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
}

/** Returns the classes of an element that looks like a button. */
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
  /** The action is running: further clicks are ignored, the focus stays. */
  busy?: boolean | undefined;
  /** Why it is disabled; shown below as its description. The button can still be focused. */
  disabledReason?: string | undefined;
  /** Disabled without a reason, because the page already shows it. */
  disabled?: boolean | undefined;
}

/** Renders a button; it submits a form only with `type="submit"`. */
export function Button(allProps: ButtonProps) {
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
  } = allProps;
  const reasonId = useId();
  const isDisabled = disabled || disabledReason !== undefined;

  function click(event: MouseEvent<HTMLButtonElement>) {
    // The click of a submit button submits by its default action.
    if (busy || isDisabled) event.preventDefault();
    else onClick?.(event);
  }

  const button = (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={classNames(describedBy, disabledReason && reasonId)}
      onClick={click}
    >
      {busy && <span className="sph-spinner" aria-hidden="true" />}
      {icon && !busy && <Icon name={icon} size="s" />}
      {/* A translating browser replaces bare text nodes, before which React could not insert spinner or icon. */}
      <span className={styles.label}>{children}</span>
    </button>
  );

  // The wrapper does not depend on the reason: a remount would lose the focus and early clicks.
  if (!('disabledReason' in allProps)) return button;
  return (
    <div className={classNames(styles.withReason, full && styles.full)}>
      {button}
      {disabledReason && (
        <p id={reasonId} className="sph-quiet">
          {disabledReason}
        </p>
      )}
    </div>
  );
}

type ButtonLinkProps = ButtonLook & ComponentProps<'a'>;

/** Renders a link that looks like a button. */
export function ButtonLink({ variant, size, full, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClass({ variant, size, full }, className)}>
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
