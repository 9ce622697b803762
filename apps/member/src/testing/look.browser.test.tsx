import { YayanProvider } from '@yayan/ui';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { looks, prepareLook, problems } from '@yayan/site/look';

test.each([
  ['a control without a name', createElement('button', { type: 'button' }), 'button-name'],
  [
    'text that is too faint',
    <p key="b" style={{ color: '#777', background: '#888' }}>
      太淡的字
    </p>,
    'color-contrast',
  ],
  ['a field without a label', <input key="c" />, 'label'],
  [
    'something too wide',
    <div key="d" style={{ width: 3_000 }}>
      宽
    </div>,
    '3000 px in a window of',
  ],
])('a look finds %s', async (_, broken, problem) => {
  await render(<main>{broken}</main>);
  expect((await problems()).join('\n')).toContain(problem);
});

test.each(looks)('$size is $width px wide and $scheme', async (how) => {
  await prepareLook(how);
  await render(
    <YayanProvider>
      <p>好</p>
    </YayanProvider>,
  );
  expect(globalThis.innerWidth).toBe(how.width);
  expect(document.documentElement.dataset['mantineColorScheme']).toBe(how.scheme);
  expect(await problems()).toEqual([]);
});
