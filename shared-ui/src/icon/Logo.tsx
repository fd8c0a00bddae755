import { classNames } from '../styles';
import styles from './Logo.module.css';
import { drawnName, wordmark } from './wordmark';

/** Units of the drawing for the room of a letter, whatever font it is set in. */
const letterWidth = 13;

export interface LogoProps {
  /** Of the shop, as it is read out. */
  name: string;
  /** `white` on dark grounds. */
  tone?: 'ink' | 'white' | undefined;
  className?: string | undefined;
}

/** Logo with the name of the shop, drawn or in letters; its height comes from the class name, its width follows. */
export function Logo({ name, tone = 'ink', className }: LogoProps) {
  const isDrawn = drawnName.test(name);
  const length = isDrawn ? 158 : name.length * letterWidth;
  const width = 45 + length;
  return (
    <svg
      className={classNames(styles.logo, styles[tone], className)}
      viewBox={`0 0 ${width} 40`}
      width={width}
      height="40"
      role="img"
      aria-label={name}
    >
      <rect className={styles.mark} y="2" width="36" height="36" rx="9" />
      <path className={styles.drop} d="M18 7.5c5.5 6.8 8.5 11 8.5 15a8.5 8.5 0 0 1-17 0c0-4 3-8.2 8.5-15Z" />
      <path
        className={styles.water}
        d="M9.7 24.2c5.2 1.6 11.2-.4 16.3-5.2.3 1.2.5 2.3.5 3.5a8.5 8.5 0 0 1-16.8 1.7Z"
      />
      {isDrawn ? (
        <g transform="translate(45 29)">
          <path className={styles.name} d={wordmark.name} />
          <path className={styles.initials} d={wordmark.initials} />
        </g>
      ) : (
        <text
          className={styles.initials}
          x="45"
          y="29"
          fontSize="25"
          fontWeight="700"
          textLength={length}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      )}
    </svg>
  );
}
