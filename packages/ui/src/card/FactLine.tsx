import classes from './FactLine.module.css';

/** A few short facts in one line: 「约 8 分钟 · 今晚 24:00 截止」. It breaks between facts, and inside one only where that alone is too long. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <p className={classes['root']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
