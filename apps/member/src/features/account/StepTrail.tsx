import classes from './SheetForm.module.css';

/** How far one is in a change of several steps. */
export function StepTrail({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol className={classes['steps']} aria-label="步骤">
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
