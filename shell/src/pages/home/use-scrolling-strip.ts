import { type RefObject, useEffect, useRef } from 'react';

/** 2 px per frame of a screen of 60 Hz (specification, section 9), in px per ms. */
const speed = (2 * 60) / 1000;
/** A frame after a pause of the browser must not jump. */
const longestFrame = 50;

/** Scrolls a row, whose content is there twice, round and round; not while touched, pointed at, focused or unseen. */
export function useScrollingStrip(row: RefObject<HTMLElement | null>, running: boolean): void {
  const position = useRef(0);

  useEffect(() => {
    const strip = row.current;
    if (!strip || !running) return;
    let frame = 0;
    let last = 0;
    let seen = true;
    const held = new Set<string>();

    function step(now: number) {
      frame = requestAnimationFrame(step);
      const elapsed = Math.min(now - last, longestFrame);
      last = now;
      if (!strip || !seen || held.size > 0) return;
      // The visitor scrolled: continue from there. Browsers round the position to device pixels.
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
      ['pointercancel', release('pointer')],
      ['focusin', hold('focus')],
      ['focusout', release('focus')],
    ] as const;
    for (const [name, listener] of listeners) strip.addEventListener(name, listener);
    const observer = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting ?? true;
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
