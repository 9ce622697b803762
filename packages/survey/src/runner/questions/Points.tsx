import type { CSSProperties, ReactNode } from 'react';
import classes from './RatingScale.module.css';

interface PointsProps {
  /** The texts of the points, which decide whether they fit side by side; none for numbers, which always do. */
  texts: readonly string[];
  /** Whether a phone shows them in several rows. */
  isMany?: boolean;
  children: ReactNode;
}

const halfWidth = /[\u0020-\u02AF]/gu;

/** About how many em a text is wide. */
const widthOf = (text: string): number => text.length - (text.match(halfWidth)?.length ?? 0) * 0.4;

/** The buttons of a scale, side by side. */
export function Points({ texts, isMany = false, children }: PointsProps) {
  const style = {
    '--count': texts.length,
    '--longest': Math.ceil(Math.max(0, ...texts.map((text) => widthOf(text)))),
  } as CSSProperties;
  return (
    <div
      className={classes['points']}
      data-many={isMany || undefined}
      data-words={texts.length > 0 || undefined}
      style={texts.length > 0 ? style : undefined}
    >
      {children}
    </div>
  );
}
