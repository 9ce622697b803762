import { mockLoginGroup, refuse } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '../../../shell/client/current-group.ts';
import { queryClient } from '../../../shell/client/client.ts';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';

/** The group of the mock. */
const hash = 'g5Rf1zB7kMqJ';

const otherSite = document.createElement('meta');
otherSite.name = 'yayan-other-site';
otherSite.content = 'https://member.test';

let GroupLoginForm: typeof import('./GroupLoginForm.tsx').GroupLoginForm;
beforeAll(async () => {
  document.head.append(otherSite);
  ({ GroupLoginForm } = await import('./GroupLoginForm.tsx'));
});
// Files share a page.
afterAll(() => otherSite.remove());

let opened: ReturnType<typeof openMockForVisitors>;

beforeEach(() => {
  localStorage.clear();
  session.clear();
  queryClient.clear();
  opened = openMockForVisitors();
});

/** Types a mobile, agrees and types a code, whose last digit sends the form. */
const signIn = async (): Promise<void> => {
  await renderPage(<GroupLoginForm hash={hash} />);
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('checkbox').click();
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('048213');
};
const digits = (): string =>
  page
    .getByLabelText(/^验证码第 \d 位$/u)
    .elements()
    .map((box) => (box instanceof HTMLInputElement ? box.value : ''))
    .join('');

test.each([
  ['no answer came', 'lost'],
  ['the server failed', 'failed'],
])(
  'rule 2.30: a code stays in its boxes when %s, and Enter sends it again with the same key',
  async (_, how) => {
    const keys: (string | null)[] = [];
    opened.mock.use(
      mockLoginGroup((_example, { request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (how === 'lost') throw new TypeError('Failed to fetch');
        return refuse('INTERNAL');
      }),
    );
    await signIn();
    await expect.poll(() => keys).toHaveLength(1);
    await expect.element(page.getByText(/请稍后再试/u)).toBeVisible();
    expect(digits()).toBe('048213');
    await expect.element(page.getByLabelText('验证码第 6 位')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('a code that the server refused is emptied for another one', async () => {
  opened.mock.use(mockLoginGroup(() => refuse('CODE_WRONG')));
  await signIn();
  await expect.element(page.getByText('验证码不正确', { exact: false })).toBeVisible();
  expect(digits()).toBe('');
  await expect.element(page.getByLabelText('验证码第 1 位')).toHaveFocus();
});

for (const size of looks)
  test(`nothing is wrong with a code that is kept: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    opened.disturb((path) => (path.endsWith('/login') ? 'lost' : undefined));
    await signIn();
    await expect.element(page.getByText('连不上服务器，请稍后再试')).toBeVisible();
    await look('kept-code');
  });
