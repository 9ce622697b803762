import classes from './FigurePlate.module.css';

/** A figure, already formatted, and what it counts. */
export interface Figure {
  name: string;
  value: string;
}

/** Two or three figures side by side in the colours of the balance. */
export function FigurePlate({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes['root']}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
