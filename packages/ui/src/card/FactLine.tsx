import classes from './FactLine.module.css';

/** Short facts in one line: 「约 8 分钟 · 今晚 24:00 截止」. The line breaks between facts; a fact breaks only when it is too long by itself. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <p className={classes['root']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
