import { YayanProvider } from '@yayan/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PictureField } from './PictureField.tsx';
import { usePictures } from './use-pictures.ts';

const uploads: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = [];
vi.mock(import('@yayan/api-client'), async (original) => ({
  ...(await original()),
  uploadFile: async (_module, _file, options) => {
    const signal = options?.signal ?? new AbortController().signal;
    const upload = { ...Promise.withResolvers<string>(), signal };
    uploads.push(upload);
    return { key: await upload.promise, fileUrl: '' };
  },
}));

const dot = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const picture = (name: string): File => new File([dot], name, { type: 'image/png' });
const addButton = page.getByRole('button', { name: /添加图片/u });
const removeButton = (place: number) => page.getByRole('button', { name: `去掉图片 ${place}` });

function Field({ chosen }: { chosen: readonly string[] }) {
  const field = usePictures(chosen.map((key) => ({ key, preview: `data:,${key}` })));
  return (
    <YayanProvider>
      <PictureField field={field} />
      <output>{field.keys.join(' ')}</output>
    </YayanProvider>
  );
}

const show = async (...chosen: string[]) => await render(<Field chosen={chosen} />);
const choose = async (...names: string[]): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, names.map(picture));
};
const kept = (keys: string) => expect.element(page.getByRole('status')).toHaveTextContent(keys);

beforeEach(() => void uploads.splice(0));

test('two additions at the same time keep both', async () => {
  await show();
  await choose('a.png');
  await choose('b.png');
  await expect.poll(() => uploads.length).toBe(2);
  uploads[1]?.resolve('b');
  await kept('b');
  uploads[0]?.resolve('a');
  await kept('b a');
});

test('a picture that was taken away during an upload stays away', async () => {
  await show('one', 'two');
  await choose('three.png');
  await expect.poll(() => uploads.length).toBe(1);
  await removeButton(1).click();
  uploads[0]?.resolve('three');
  await kept('two three');
});

test('there are never more than six', async () => {
  await show('1', '2', '3', '4');
  await choose('5.png', '6.png', '7.png');
  uploads[0]?.resolve('5');
  await expect.poll(() => uploads.length).toBe(2);
  uploads[1]?.resolve('6');
  await kept('1 2 3 4 5 6');
  await expect.element(addButton).not.toBeInTheDocument();
  expect(uploads).toHaveLength(2);
});

test('after an upload the focus is back on the button that adds more', async () => {
  await show();
  addButton.element().focus();
  await choose('a.png');
  uploads[0]?.resolve('a');
  await kept('a');
  await expect.element(addButton).toHaveFocus();
});

test('after a removal the focus goes to the next picture, and from the last one to the button that adds', async () => {
  await show('one', 'two');
  await removeButton(1).click();
  await kept('two');
  await expect.element(removeButton(1)).toHaveFocus();
  await removeButton(1).click();
  await expect.element(addButton).toHaveFocus();
});

test('leaving the page aborts an upload and frees the previews', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { unmount } = await show('one');
  await choose('a.png');
  uploads[0]?.resolve('a');
  await kept('one a');
  await choose('b.png');
  await expect.poll(() => uploads.length).toBe(2);
  await unmount();
  expect(uploads[1]?.signal.aborted).toBe(true);
  expect(revoke.mock.calls.flat()).toEqual(['data:,one', expect.stringMatching(/^blob:/u)]);
  revoke.mockRestore();
});
