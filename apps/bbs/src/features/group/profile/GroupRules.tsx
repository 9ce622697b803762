import classes from './GroupRules.module.css';

/** How we talk here, one rule a line. */
export function GroupRules({ rules }: { rules: readonly string[] }) {
  return (
    <ol className={classes['root']}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}
