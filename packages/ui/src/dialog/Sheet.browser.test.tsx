import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { Sheet } from './Sheet.tsx';

/** A dialog that stays mounted while it is closed, or is mounted only while it is open. */
function Opener({ stays }: { stays: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {stays || isOpen ? (
        <Sheet opened={isOpen} onClose={() => setOpen(false)} title="说明">
          <button type="button">里面</button>
        </Sheet>
      ) : null}
    </>
  );
}

test.each([{ stays: true }, { stays: false }])(
  'a closed dialog returns the focus to what opened it, whether it stays on the page ($stays)',
  async ({ stays }) => {
    await render(
      <YayanProvider>
        <Opener stays={stays} />
      </YayanProvider>,
    );
    const opener = page.getByRole('button', { name: '打开' });
    await opener.click();
    await expect.element(page.getByRole('dialog', { name: '说明' })).toBeVisible();
    await expect.element(opener).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);
