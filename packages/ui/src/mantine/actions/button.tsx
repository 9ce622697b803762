import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { type ButtonProps, Button as MantineButton } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

export type { ButtonProps } from '@mantine/core';

/** Stops a press, and with it the form that a submit button would send. */
const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

const renderPending = (props: ComponentProps<'button'>) => (
  <button {...props} disabled={false} aria-disabled onClick={swallow} />
);

/**
 * Mantine's button, except that a pending one keeps the keyboard's focus: Mantine disables it, and a disabled button loses the
 * focus to the page. A pending button says that it is disabled and swallows presses.
 */
function YayanButton(props: ButtonProps) {
  const isPending = props.loading === true && props.disabled !== true && !('component' in props);
  return <MantineButton {...props} {...(isPending ? { renderRoot: renderPending } : {})} />;
}

// Of Mantine's type: it has the same props, also those of another root component.
export const Button = Object.assign(YayanButton, MantineButton) as unknown as typeof MantineButton;
