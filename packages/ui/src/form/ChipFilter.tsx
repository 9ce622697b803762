import { useId } from 'react';
import { Chip } from '../mantine/inputs/chip.ts';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import classes from './ChipFilter.module.css';

interface ChipFilterProps {
  /** The name of the filter: 「类型」. */
  label: string;
  /** Shows the label before the chips; otherwise only screen readers get it. */
  labelled?: boolean | undefined;
  /** Wraps on phones too; otherwise it scrolls sideways there. */
  wraps?: boolean | undefined;
  /** An empty value means all. */
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A single choice as chips: one Tab stop; arrow keys move and choose. */
export function ChipFilter({
  label,
  labelled = false,
  wraps = false,
  choices,
  value,
  onChange,
}: ChipFilterProps) {
  const name = useId();
  return (
    <fieldset className={classes['root']} data-wraps={wraps}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {labelled ? (
        <span className={classes['label']} aria-hidden="true">
          {label}
        </span>
      ) : null}
      <Chip.Group value={value} onChange={onChange}>
        {choices.map((choice) => (
          <Chip key={choice.value} name={name} value={choice.value} size="sm">
            {choice.label}
          </Chip>
        ))}
      </Chip.Group>
    </fieldset>
  );
}
