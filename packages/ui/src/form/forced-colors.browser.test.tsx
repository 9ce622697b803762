import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page } from 'vitest/browser';
import { Switch } from '../mantine/inputs/switch.ts';
import { YayanProvider } from '../YayanProvider.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const force = async (value: 'active' | 'none'): Promise<void> =>
  void (await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] }));

beforeEach(() => force('active'));
afterEach(() => force('none'));

const styleOf = (selector: string): CSSStyleDeclaration => {
  const part = document.querySelector(selector);
  if (!part) throw new Error(`${selector} is not there`);
  return getComputedStyle(part);
};

test('with forced colours the chosen segment has the colour of a selection', async () => {
  await render(
    <YayanProvider>
      <SegmentedControl
        aria-label="类型"
        value="a"
        onChange={() => undefined}
        data={[
          { value: 'a', label: '全部' },
          { value: 'b', label: '现金' },
        ]}
      />
    </YayanProvider>,
  );
  await expect.element(page.getByText('全部')).toBeVisible();
  const [chosen, other] = [styleOf('label[data-active]'), styleOf('label:not([data-active])')];
  expect(chosen.forcedColorAdjust).toBe('none');
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
});

test('with forced colours a switch has a frame, and is filled while it is on', async () => {
  const shown = async (checked: boolean) => {
    const { unmount } = await render(
      <YayanProvider>
        <Switch label="只看我能换的" checked={checked} onChange={() => undefined} />
      </YayanProvider>,
    );
    const { borderTopStyle, backgroundColor } = styleOf('.mantine-Switch-track');
    await unmount();
    return { borderTopStyle, backgroundColor };
  };
  const [off, on] = [await shown(false), await shown(true)];
  expect([off.borderTopStyle, on.borderTopStyle]).toEqual(['solid', 'solid']);
  expect(on.backgroundColor).not.toBe(off.backgroundColor);
});
