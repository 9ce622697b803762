import { CodeField, MobileField, useResendCountdown } from '@yayan/site';
import { YayanProvider } from '@yayan/ui';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

function Probe() {
  const [mobile, setMobile] = useState('');
  const { secondsLeft, start } = useResendCountdown('group.h1');
  return (
    <YayanProvider>
      <MobileField
        ref={null}
        value={mobile}
        onChange={setMobile}
        secondsLeft={secondsLeft}
        sending={false}
        onAskCode={() => start(60)}
      />
      <output>{mobile}</output>
    </YayanProvider>
  );
}

beforeEach(() => localStorage.clear());

test('the countdown to the next code survives a reload', async () => {
  const screen = await render(<Probe />);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(page.getByRole('button', { name: /秒后重发/u })).toBeDisabled();
  await screen.unmount();
  await render(<Probe />);
  await expect.element(page.getByRole('button', { name: /秒后重发/u })).toBeDisabled();
});

test('a mobile pasted in any spelling is shown in groups of 3-4-4, without the country code', async () => {
  await render(<Probe />);
  const field = page.getByLabelText('手机号');
  await field.click();
  const data = new DataTransfer();
  data.setData('text', '+86 138-0013-8000');
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  await expect.element(field).toHaveValue('138 0013 8000');
  await expect.element(page.getByText('13800138000')).toBeVisible();
});

test('full-width digits of Chinese keyboards count as digits', async () => {
  await render(<Probe />);
  await page.getByLabelText('手机号').fill('１３８００１３８０００');
  await expect.element(page.getByText('13800138000')).toBeVisible();
});

test.each([
  ['in the usual size beside it', '100%', false],
  ['in the largest size above the field', '150%', true],
])('the button for a code never covers the number: %s (rule 10.33)', async (_, size, isAbove) => {
  document.documentElement.style.fontSize = size;
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.viewport(390, 844);
  await render(<Probe />);
  const field = page.getByLabelText('手机号').element();
  const button = page.getByRole('button', { name: '获取验证码' }).element().getBoundingClientRect();
  const box = field.getBoundingClientRect();
  expect(button.right).toBeLessThanOrEqual(box.right);
  expect(button.bottom <= box.top).toBe(isAbove);
  // Beside the number, the button has the field's own room to the right.
  const free = Number.parseFloat(getComputedStyle(field).paddingRight);
  expect(free >= box.right - button.left).toBe(!isAbove);
});

function CodeProbe({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <YayanProvider>
      <CodeField ref={null} value={code} onChange={setCode} onComplete={onComplete} busy={false} />
    </YayanProvider>
  );
}

test('a code pasted alone, in full-width digits or with its whole message is filled in and submitted once', async () => {
  const given: string[] = [];
  await render(<CodeProbe onComplete={(code) => given.push(code)} />);
  const first = page.getByLabelText('验证码第 1 位');
  const paste = (text: string): void => {
    const data = new DataTransfer();
    data.setData('text', text);
    const pasted = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    first.element().dispatchEvent(pasted);
  };
  paste('048 213');
  paste('１３５７９０');
  paste('【芽言】验证码 246801，5 分钟内有效');
  expect(given).toEqual(['048213', '135790', '246801']);
  await expect.element(page.getByLabelText('验证码第 6 位')).toHaveValue('1');
});

test('full-width digits typed into the boxes of a code become plain digits', async () => {
  const given: string[] = [];
  await render(<CodeProbe onComplete={(code) => given.push(code)} />);
  for (const [index, digit] of Array.from('０４８２１３').entries())
    await page.getByLabelText(`验证码第 ${index + 1} 位`).fill(digit);
  await expect.poll(() => given).toEqual(['048213']);
  await expect.element(page.getByLabelText('验证码第 1 位')).toHaveValue('0');
});

test('digits typed in the middle are inserted at the caret', async () => {
  await render(<Probe />);
  await page.getByLabelText('手机号').click();
  await userEvent.keyboard('138138000{Home}{ArrowRight}{ArrowRight}{ArrowRight}00');
  await expect.element(page.getByText('13800138000')).toBeVisible();
});
