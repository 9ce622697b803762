import classes from './GroupRules.module.css';

/** The group's rules, one on each line. */
export function GroupRules({ rules }: { rules: readonly string[] }) {
  return (
    <ol className={classes['root']}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}
