import { brand } from './brand.ts';
import { Logo } from './Logo.tsx';
import classes from './Wordmark.module.css';

interface WordmarkProps {
  /** Height of the mark in px; the text scales with it. */
  size?: number | undefined;
  /** Shows the tagline under the name. */
  withTagline?: boolean | undefined;
}

/** Mark and name side by side. */
export function Wordmark({ size = 32, withTagline = false }: WordmarkProps) {
  return (
    <span className={classes['root']} style={{ fontSize: size * 0.66 }}>
      <Logo size={size} />
      <span className={classes['words']}>
        <span className={classes['name']}>
          {brand.name}
          <span className={classes['latin']}>{brand.latin}</span>
        </span>
        {withTagline ? <span className={classes['tagline']}>{brand.tagline}</span> : null}
      </span>
    </span>
  );
}
