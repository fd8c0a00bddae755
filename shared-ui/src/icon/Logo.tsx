import { classNames } from '../styles';
import styles from './Logo.module.css';
import { markPaths } from './mark-paths';

/** The name that is drawn as paths; any other name is rendered as text. */
const drawnName = /^Boutique\sSPH$/;

/** Paths of the drawn name, which does not depend on a font. */
const wordmark = {
  name: 'M2.2 0v-17.5h5.7q1.7 0 3 .5t2 1.7q.8 1.1.8 2.6 0 1.2-.6 2.2-.6.9-1.6 1.5 1.3.6 2 1.7.7 1 .7 2.5t-.7 2.6-1.9 1.6-3 .6Zm2.4-2.2h3.8q1.6 0 2.4-.8.9-.7.9-2t-1-2.1-2.8-.8H4.6Zm0-7.8h3.6q1.4 0 2.2-.7t.8-2-.9-2-2.5-.7H4.6ZM22.3.3Q20.5.3 19-.5t-2.2-2.4Q16-4.3 16-6.2q0-2 .8-3.5.8-1.4 2.2-2.3t3.3-.8q1.8 0 3.3.8t2.2 2.3q.8 1.5.8 3.5 0 1.9-.8 3.3-.8 1.5-2.2 2.4t-3.3.8m0-2.2q1.2 0 2-.5T25.7-4t.5-2.2q0-1.3-.5-2.3t-1.4-1.6-2-.5-2.1.5q-.8.6-1.3 1.6t-.5 2.2.5 2.3 1.4 1.6 2 .5M35.4.3q-1.4 0-2.5-.6t-1.7-1.9q-.6-1.2-.6-3.3v-7H33v6.4q0 1.7.4 2.6t1.1 1.2 1.5.4q1.6 0 2.4-1.1.9-1 .9-3v-6.5h2.3V0h-2.2l-.1-1.8q-.6 1-1.6 1.5t-2.3.6m14.1 0q-1.9 0-2.9-1t-1-2.7v-7h-2.1v-2.1h2.1v-3.9H48v3.9h3.5v2.1H48v6.6q0 .9.4 1.4t1.4.5q.2 0 .5-.1t.8-.4l.8 1.9q-.6.4-1.2.6t-1.2.2m4.7-.3v-12.5h2.4V0Zm1.2-15.2q-.6 0-1-.4t-.4-1 .4-1 1-.4 1 .4.4 1-.4 1-1 .4M68.8 5v-7q-.6 1.1-1.7 1.7-1 .6-2.4.6-1.6 0-2.9-.8t-2-2.3-.7-3.4.7-3.5 2-2.3 2.9-.8q1.4 0 2.5.6 1 .6 1.7 1.7l.1-2h2.2V5Zm-3.5-6.9q1 0 1.8-.5T68.4-4q.4-1 .4-2.2t-.4-2.3q-.5-1-1.3-1.6-.8-.5-1.8-.5-1.1 0-2 .5T62-8.5q-.5 1-.5 2.3T62-4t1.4 1.6q.8.5 1.9.5M78.6.3q-1.5 0-2.5-.6-1.1-.6-1.7-1.9t-.6-3.3v-7h2.3v6.4q0 1.7.4 2.6t1.1 1.2 1.6.4q1.5 0 2.4-1.1.8-1 .8-3v-6.5h2.4V0h-2.2l-.1-1.8q-.7 1-1.6 1.5t-2.3.6m14.8 0q-1.8 0-3.2-.8t-2.3-2.4q-.8-1.4-.8-3.3 0-2 .9-3.5.8-1.4 2.2-2.3t3.2-.8 3 .9 2.1 2.4q.7 1.6.7 3.8h-9.6q.1 1.8 1.2 2.8 1.1 1.1 2.7 1.1 1.3 0 2.1-.6t1.3-1.5L99-3q-.5 1-1.3 1.8-.8.7-1.9 1.1t-2.4.4m-3.7-7.9h7q-.1-1-.6-1.7t-1.2-1.1-1.5-.3-1.7.3q-.8.4-1.3 1.1t-.7 1.7',
  initials:
    'M113.3.3q-1.2 0-2.4-.3-1.2-.4-2.1-1t-1.5-1.3-.8-1.6l4-1.1q.3.7 1 1.3.6.5 1.7.5 1 .1 1.7-.4t.7-1.4q0-.6-.5-1.1-.5-.4-1.4-.7l-2.4-.6q-1.3-.3-2.3-1t-1.5-1.7q-.5-1.1-.5-2.3 0-2.6 1.6-4t4.8-1.4q1.6 0 2.9.5t2.1 1.3 1.4 2.3l-3.9 1.1q-.2-.6-.9-1.2t-1.7-.5q-1.1 0-1.6.4t-.6 1.4q0 .7.4 1.1t1.3.6l2.5.6q2.2.5 3.3 2 1.2 1.4 1.2 3.2 0 1.7-.7 2.8-.8 1.2-2.3 1.9t-3.5.6m9.6-.3v-17.5h6.9q1.9 0 3.4.8 1.5.7 2.3 2.1.8 1.3.8 3.1 0 1.7-.8 3.1-.8 1.3-2.2 2.1t-3.4.8h-3V0Zm4-9.2h2.9q1.1 0 1.8-.7t.6-1.6q0-1.1-.7-1.7t-1.8-.6h-2.8ZM138.8 0v-17.5h4v6.7h7.3v-6.7h4V0h-4v-7.1h-7.3V0Z',
};

/** In units of the drawing: where the name starts, its width if drawn, and per letter, enough for any font. */
const nameStart = 45;
const drawnWidth = 158;
const letterWidth = 13;

interface LogoProps {
  /** Name of the shop, and accessible name. */
  name: string;
  /** `white` for dark backgrounds. */
  tone?: 'ink' | 'white' | undefined;
  className?: string | undefined;
}

/** Renders the logo with the name of the shop, as paths or text; the class name sets its height. */
export function Logo({ name, tone = 'ink', className }: LogoProps) {
  const isDrawn = drawnName.test(name);
  const nameWidth = isDrawn ? drawnWidth : name.length * letterWidth;
  const width = nameStart + nameWidth;
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
      <path className={styles.drop} d={markPaths.drop} />
      <path className={styles.water} d={markPaths.water} />
      {isDrawn ? (
        <g transform={`translate(${nameStart} 29)`}>
          <path className={styles.name} d={wordmark.name} />
          <path className={styles.initials} d={wordmark.initials} />
        </g>
      ) : (
        <text
          className={styles.initials}
          x={nameStart}
          y="29"
          fontSize="25"
          fontWeight="700"
          textLength={nameWidth}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
      )}
    </svg>
  );
}
