import { type RefObject, useEffect, useRef } from 'react';

/** Speed in pixels per millisecond: 2 px per frame at 60 Hz (specification, section 9). */
const speed = (2 * 60) / 1000;
/** Longest frame in milliseconds, so that the row does not jump after a pause of the browser. */
const maxFrame = 50;

/** Scrolls a row with duplicated content endlessly, unless it is touched, hovered, focused or out of view. */
export function useScrollingStrip(row: RefObject<HTMLElement | null>, running: boolean): void {
  const position = useRef(0);

  useEffect(() => {
    const strip = row.current;
    if (!strip || !running) return;
    let frame = 0;
    let last = 0;
    let visible = true;
    const held = new Set<string>();

    function step(now: number) {
      frame = requestAnimationFrame(step);
      const elapsed = Math.min(now - last, maxFrame);
      last = now;
      if (!strip || !visible || held.size > 0) return;
      // Continues from where the visitor scrolled. Browsers round the position to device pixels.
      if (Math.abs(strip.scrollLeft - position.current) > 2) position.current = strip.scrollLeft;
      const half = strip.scrollWidth / 2;
      position.current += elapsed * speed;
      if (position.current >= half) position.current -= half;
      strip.scrollLeft = position.current;
    }

    const hold = (why: string) => () => held.add(why);
    const release = (why: string) => () => held.delete(why);
    const listeners = [
      ['pointerenter', hold('pointer')],
      ['pointerleave', release('pointer')],
      // While a finger scrolls the row, only these events report it: its pointer is cancelled and leaves.
      ['touchstart', hold('touch')],
      ['touchend', release('touch')],
      ['touchcancel', release('touch')],
      ['focusin', hold('focus')],
      ['focusout', release('focus')],
    ] as const;
    for (const [name, listener] of listeners) strip.addEventListener(name, listener, { passive: true });
    const observer = new IntersectionObserver((entries) => {
      visible = entries.at(-1)?.isIntersecting ?? true;
    });
    observer.observe(strip);
    frame = requestAnimationFrame((now) => {
      last = now;
      step(now);
    });

    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const [name, listener] of listeners) strip.removeEventListener(name, listener);
    };
  }, [row, running]);
}
