import { type ReactNode, useId } from 'react';
import classes from './SegmentedControl.module.css';

interface SegmentedControlProps<Value extends string> {
  'aria-label': string;
  data: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
  labelClassName?: string | undefined;
}

const joined = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * A single choice as one bar: one Tab stop; arrow keys move and choose. Mantine's control measures its label before the first
 * paint, which lays out the whole page once more.
 */
export function SegmentedControl<const Value extends string>(props: SegmentedControlProps<Value>) {
  const { data, value, onChange, fullWidth = false, className, labelClassName } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      className={joined(classes['root'], className)}
      data-full-width={fullWidth || undefined}
    >
      {data.map((one) => (
        <div key={one.value} className={classes['segment']}>
          <input
            type="radio"
            className={classes['input']}
            id={`${name}-${one.value}`}
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <label
            className={joined(classes['label'], labelClassName)}
            htmlFor={`${name}-${one.value}`}
            data-active={one.value === value || undefined}
          >
            {one.label}
          </label>
        </div>
      ))}
    </div>
  );
}
