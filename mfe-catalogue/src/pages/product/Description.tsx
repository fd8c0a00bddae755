import { useId } from 'react';
import styles from './Description.module.css';

/** The product's text, a paragraph per line; nothing where there is none. */
export function Description({ text }: { text: string }) {
  const titleId = useId();
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.description} aria-labelledby={titleId}>
      <h2 id={titleId}>Description</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
