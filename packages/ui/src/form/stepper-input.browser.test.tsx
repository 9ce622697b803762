import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { StepperInput } from './StepperInput.tsx';

function Quantity() {
  const [value, setValue] = useState(1);
  return (
    <StepperInput
      label="数量"
      min={1}
      max={3}
      value={value}
      onChange={(quantity) => setValue(Number(quantity))}
    />
  );
}

const show = () =>
  render(
    <YayanProvider>
      <Quantity />
    </YayanProvider>,
  );

const field = () => page.getByRole('textbox', { name: '数量' });
const button = (name: string) => page.getByRole('button', { name });

test.each(['减少', '增加'])('2.5.5: the button %s is at least 44 px wide and high', async (name) => {
  await show();
  const { width, height } = button(name).element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('the buttons step to the ends of the range, keep the focus there, and no further', async () => {
  await show();
  for (let press = 0; press < 4; press += 1) await button('增加').click({ force: true });
  await expect.element(field()).toHaveValue('3');
  await expect.element(button('增加')).toHaveFocus();
  await expect.element(button('增加')).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 4; press += 1) await button('减少').click({ force: true });
  await expect.element(field()).toHaveValue('1');
});

test('a number can be typed', async () => {
  await show();
  await userEvent.fill(field(), '2');
  await button('增加').click();
  await expect.element(field()).toHaveValue('3');
});
