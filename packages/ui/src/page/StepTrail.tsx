import classes from './StepTrail.module.css';

/** The steps of a process; `at` is the current one, counted from 0. */
export function StepTrail({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol className={classes['root']} aria-label="步骤">
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-reached={index <= at}
          aria-current={index === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
