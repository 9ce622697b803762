import classes from './Steps.module.css';

/** How far one is. */
export function Steps({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol className={classes['root']} aria-label="步骤">
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-state={index < at ? 'done' : index === at ? 'now' : 'later'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={classes['mark']} aria-hidden>
            {index < at ? '✓' : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
