import classes from './FigurePlate.module.css';

/** A figure and what it counts; formatted by who shows it. */
export interface Figure {
  name: string;
  value: string;
}

/** Two or three figures side by side on the colours of the balance. */
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
