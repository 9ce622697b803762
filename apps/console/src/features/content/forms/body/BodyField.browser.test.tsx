import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { BodyField } from './BodyField.tsx';

function Written() {
  const [body, setBody] = useState('');
  return <BodyField value={body} onChange={setBody} />;
}

test('buttons and Ctrl+B write the marks, and undo takes one back', async () => {
  await show(<Written />, { as: { permissions: ['read'] } });
  const field = page.getByRole('textbox', { name: '正文' });
  await field.fill('在家');
  await page.getByRole('button', { name: '标题' }).click();
  await expect.element(field).toHaveValue('## 在家');
  await userEvent.keyboard('{Enter}{Control>}b{/Control}热茶');
  await expect.element(field).toHaveValue('## 在家\n**热茶**');
  await page.getByRole('button', { name: '列表' }).click();
  await expect.element(field).toHaveValue('## 在家\n- **热茶**');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field).toHaveValue('## 在家\n**热茶**');
});
