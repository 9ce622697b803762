import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { type ButtonProps, Button as MantineButton } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

export type { ButtonProps } from '@mantine/core';

/** Stops a press, and with it the submit of a form. */
const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

const renderPending = (props: ComponentProps<'button'>) => (
  <button {...props} disabled={false} aria-disabled onClick={swallow} />
);

/**
 * Mantine's button, except that a pending one keeps the focus: Mantine disables it, and a disabled button loses the focus. Here
 * a pending button has `aria-disabled` and ignores presses.
 */
function YayanButton(props: ButtonProps) {
  const isPending = props.loading === true && props.disabled !== true && !('component' in props);
  return <MantineButton {...props} {...(isPending ? { renderRoot: renderPending } : {})} />;
}

// Has Mantine's type, because it has the same props, including those of another root component.
export const Button = Object.assign(YayanButton, MantineButton) as unknown as typeof MantineButton;
