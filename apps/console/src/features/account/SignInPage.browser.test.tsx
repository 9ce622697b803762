import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import SignInPage from './SignInPage.tsx';

test('who opens the sign-in page types at once: the name has the focus, then the code', async () => {
  await show(<SignInPage />);
  await expect.element(page.getByRole('textbox', { name: '名字' })).toHaveFocus();
  await userEvent.keyboard('lin.yue{Tab}secret{Enter}');
  await expect.element(page.getByRole('textbox', { name: '动态码' })).toHaveFocus();
});
