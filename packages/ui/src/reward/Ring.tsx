import type { ReactNode } from 'react';
import classes from './Ring.module.css';

interface RingProps {
  /** 0 to 100. */
  value: number;
  /** Edge in px. */
  size: number;
  /** Width of the line in px. */
  thickness: number;
  /** A CSS colour. */
  color: string;
  /** The content of the middle. */
  label: ReactNode;
}

/** A percentage as a ring. Decorative: the figure is always next to it as text. */
export function Ring({ value, size, thickness, color, label }: RingProps) {
  const radius = (size - thickness) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness };
  return (
    <div className={classes['root']} aria-hidden="true">
      <svg width={size} height={size}>
        <circle {...circle} className={classes['track']} />
        {value > 0 ? (
          <circle
            {...circle}
            pathLength={100}
            strokeDasharray={`${Math.min(value, 100)} 100`}
            strokeLinecap="round"
            style={{ stroke: color }}
            className={classes['share']}
          />
        ) : null}
      </svg>
      <div className={classes['label']}>{label}</div>
    </div>
  );
}
