import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { ActionIcon } from '../mantine/actions/action-icon.ts';
import {
  NumberInput,
  type NumberInputHandlers,
  type NumberInputProps,
} from '../mantine/inputs/number-input.ts';
import classes from './StepperInput.module.css';

interface StepperInputProps extends Omit<NumberInputProps, 'value'> {
  value: number;
  min: number;
  max: number;
}

/** A number between two large buttons; it can also be typed. */
export function StepperInput({ value, min, max, ...props }: StepperInputProps) {
  const handlers = useRef<NumberInputHandlers>(null);
  // A disabled button would lose the focus at the limit.
  const offAt = (isOff: boolean) => ({ 'aria-disabled': isOff, ...(isOff && { 'data-disabled': true }) });
  const look = { variant: 'subtle', size: 44, radius: 'md', className: classes['step'] ?? '' } as const;
  return (
    <NumberInput
      {...props}
      value={value}
      min={min}
      max={max}
      handlersRef={handlers}
      hideControls
      size="lg"
      classNames={{ wrapper: classes['wrapper'] ?? '', input: classes['input'] ?? '' }}
      leftSectionWidth={52}
      rightSectionWidth={52}
      leftSectionPointerEvents="all"
      rightSectionPointerEvents="all"
      leftSection={
        <ActionIcon
          {...look}
          {...offAt(value <= min)}
          aria-label="减少"
          onClick={() => handlers.current?.decrement()}
        >
          <IconMinus size={20} stroke={1.75} />
        </ActionIcon>
      }
      rightSection={
        <ActionIcon
          {...look}
          {...offAt(value >= max)}
          aria-label="增加"
          onClick={() => handlers.current?.increment()}
        >
          <IconPlus size={20} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
