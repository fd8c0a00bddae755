import { useEnvironment } from 'page-kit/page';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { classNames } from 'shared-ui/styles';
import styles from './Brands.module.css';

/** Width of a brand in the row, in pixels at the default text size: 9rem in the stylesheet. */
const markWidth = 144;
/** Speed in pixels per millisecond: 2 px per frame at 60 Hz (specification, section 9). */
const speed = (2 * 60) / 1000;
/** Number of brands by which one click of a button moves the row. */
const stepInMarks = 2;

/** Renders the partner brands: a grid above 1100 px, else a row that moves by itself and can be paused. */
export function Brands() {
  const { partners } = useEnvironment().home;
  const titleId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  // The HTML has neither the copy that makes the row endless nor a style attribute.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const duration = (partners.length * markWidth) / speed;

  function move(direction: 1 | -1) {
    const distance = direction * stepInMarks * markWidth;
    const animations = row.current?.getAnimations({ subtree: true }) ?? [];
    for (const animation of animations)
      animation.currentTime = (Number(animation.currentTime) + distance / speed + duration) % duration;
    // With reduced motion the row is scrolled.
    if (animations.length === 0) row.current?.scrollBy(distance, 0);
  }

  if (partners.length === 0) return null;
  return (
    <section className={styles.brands} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>Nos marques partenaires</h2>
          <p className="sph-quiet">{partners.length} fabricants au catalogue</p>
        </div>
        <div className={styles.controls}>
          <Button
            className={styles.pause}
            variant="secondary"
            size="small"
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size="s" />
            <span>{paused ? 'Reprendre le défilement' : 'Mettre en pause'}</span>
          </Button>
          <IconButton tone="round" icon="chevron-left" label="Précédent" onClick={() => move(-1)} />
          <IconButton tone="round" icon="chevron-right" label="Suivant" onClick={() => move(1)} />
        </div>
      </div>
      <div
        ref={row}
        className={classNames(styles.row, paused && styles.paused)}
        style={mounted ? ({ '--duration': `${duration}ms` } as CSSProperties) : undefined}
      >
        <Marks />
        {mounted && <Marks copy />}
      </div>
    </section>
  );
}

/** Renders the brands; the copy is hidden from assistive technology. */
function Marks({ copy = false }: { copy?: boolean }) {
  const { partners } = useEnvironment().home;
  return (
    <ul className={styles.marks} aria-hidden={copy || undefined}>
      {partners.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
