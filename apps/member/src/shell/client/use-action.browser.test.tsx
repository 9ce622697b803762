import { ApiError } from '@yayan/auth';
import { useAction } from '@yayan/site';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

const refusal = (msg: string) =>
  new ApiError({ code: 30001, status: 200, msg, data: undefined, kind: 'notice' });

function Press({ work }: { work: () => Promise<string> }) {
  const { run, isPending, failure } = useAction(work, { failed: '没有收到结果' });
  return (
    <>
      <button
        type="button"
        onClick={() => {
          void run();
          void run();
        }}
      >
        {isPending ? '处理中' : '撤回'}
      </button>
      <p role="alert">{failure}</p>
    </>
  );
}

test('an action runs once at a time, shows its failure, and starts afresh at the next press', async () => {
  const ends: PromiseWithResolvers<string>[] = [];
  const work = vi.fn(() => {
    const end = Promise.withResolvers<string>();
    ends.push(end);
    return end.promise;
  });
  await render(<Press work={work} />);
  const alert = page.getByRole('alert');
  const press = async () => await page.getByRole('button').click();

  await press();
  await expect.element(page.getByRole('button', { name: '处理中' })).toBeVisible();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.reject(refusal('已经撤回过了'));
  await expect.element(alert).toHaveTextContent('已经撤回过了');

  await press();
  await expect.element(alert).toBeEmptyDOMElement();
  ends[1]?.reject(refusal(''));
  await expect.element(alert).toHaveTextContent('没有收到结果，服务出了点问题，请稍后再试');

  await press();
  ends[2]?.resolve('done');
  await expect.element(page.getByRole('button', { name: '撤回' })).toBeVisible();
  await expect.element(alert).toBeEmptyDOMElement();
  expect(work).toHaveBeenCalledTimes(3);
});
