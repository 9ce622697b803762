import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Checkbox } from '../mantine/inputs/checkbox.ts';
import { TextInput } from '../mantine/inputs/text-input.ts';
import { YayanProvider } from '../YayanProvider.tsx';
import { Form } from './Form.tsx';
import { useForm } from './use-form.ts';

const sent: unknown[] = [];

function Sample() {
  const [form, root] = useForm({
    initialValues: { name: '小芽', city: '', agreed: false },
    validate: {
      city: (city) => (city === '' ? '请输入城市' : null),
      agreed: (agreed) => (agreed ? null : '请先同意'),
    },
  });
  const send = (values: unknown): void => {
    sent.push(values);
    form.refuse({ name: '这个名字有人用了' });
  };
  return (
    <Form ref={root} onSubmit={() => form.submitWith(send)}>
      <TextInput label="名字" {...form.getInputProps('name')} />
      <TextInput label="城市" {...form.getInputProps('city')} />
      <Checkbox
        label="同意"
        {...form.getInputProps('agreed', { type: 'checkbox' })}
        aria-invalid={form.errors['agreed'] !== undefined}
      />
      <button type="submit">提交</button>
    </Form>
  );
}

test('the first invalid field gets the focus, and nothing is sent before all are valid', async () => {
  await render(
    <YayanProvider>
      <Sample />
    </YayanProvider>,
  );
  const [city, agreed] = [page.getByRole('textbox', { name: '城市' }), page.getByRole('checkbox')];
  const submit = page.getByRole('button', { name: '提交' });
  await submit.click();
  await expect.element(city).toHaveFocus();
  await expect.element(page.getByText('请输入城市')).toBeVisible();
  await city.fill('上海');
  await expect.element(page.getByText('请输入城市')).not.toBeInTheDocument();
  await submit.click();
  await expect.element(agreed).toHaveFocus();
  expect(sent).toEqual([]);
  await agreed.click();
  await submit.click();
  expect(sent).toEqual([{ name: '小芽', city: '上海', agreed: true }]);
  await expect.element(page.getByRole('textbox', { name: '名字' })).toHaveFocus();
  await expect.element(page.getByText('这个名字有人用了')).toBeVisible();
});
