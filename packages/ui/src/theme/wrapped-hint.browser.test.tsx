import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextInput } from '../mantine/inputs/text-input.ts';
import { YayanProvider } from '../YayanProvider.tsx';

test('the lines of a hint and of an error that wrap are half their size apart', async () => {
  const screen = await render(
    <YayanProvider>
      <TextInput label="昵称" description="朋友更容易认出你" error="昵称太短" />
    </YayanProvider>,
  );
  for (const text of ['朋友更容易认出你', '昵称太短']) {
    const { lineHeight, fontSize } = getComputedStyle(screen.getByText(text).element());
    expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.5);
  }
});
