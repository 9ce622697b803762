import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { YayanProvider } from '../YayanProvider.tsx';
import { CountUp } from './CountUp.tsx';

test('the counting number is drawn at the place of the final one, so that nothing jumps at its end', async () => {
  const { container } = await render(
    <YayanProvider>
      <div style={{ fontSize: 44, lineHeight: '50px' }}>
        <CountUp from={100} to={3_105} />
      </div>
    </YayanProvider>,
  );
  const counting = container.querySelector('[data-shown]')?.getBoundingClientRect();
  const final = container.querySelector('[data-shown]')?.previousElementSibling?.firstElementChild;
  expect(counting?.top).toBe(final?.getBoundingClientRect().top);
  expect(counting?.height).toBe(final?.getBoundingClientRect().height);
});
