import { useId } from 'react';
import styles from './Description.module.css';

/** The product's text, a paragraph per line; nothing where there is none. */
export function Description({ text }: { text: string }) {
  const titleId = useId();
  // By their index: a text may repeat a line.
  const lines = text.split('\n').map((line, index) => ({ line, index }));
  const paragraphs = lines.filter(({ line }) => line.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.description} aria-labelledby={titleId}>
      <h2 id={titleId}>Description</h2>
      {paragraphs.map(({ line, index }) => (
        <p key={index}>{line}</p>
      ))}
    </section>
  );
}
