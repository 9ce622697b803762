import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { Answers } from '../../definition/runner-types.ts';
import { withoutAutoNext } from '../testing/no-auto-next.ts';
import { runSurvey } from '../testing/mount-runner.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
let hasNetwork = false;
let asked: string[] = [];

/** The address that the browser really loads: pictures of `/survey/` come only with a network. */
const reached = (address: string): string => {
  if (!address.startsWith('/survey/')) return address;
  asked.push(address);
  return hasNetwork ? dot : 'data:image/gif,broken';
};

beforeEach(async () => {
  withoutAutoNext();
  hasNetwork = false;
  asked = [];
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'src', 'set').mockImplementation(function setReached(this: HTMLImageElement, address) {
    Element.prototype.setAttribute.call(this, 'src', reached(address));
  });
  vi.spyOn(prototype, 'setAttribute').mockImplementation(function setReached(
    this: HTMLImageElement,
    name,
    value,
  ) {
    Element.prototype.setAttribute.call(this, name, name === 'src' ? reached(value) : value);
  });
  await browser.viewport(390, 844);
});

afterEach(() => vi.restoreAllMocks());

const choices = ['纸盒', '袋装'].map((text, index) => ({
  value: index,
  text,
  imageLink: `/survey/${index}.svg`,
}));
const shelf = { type: 'image', name: 'shelf', imageLink: '/survey/shelf.svg', altText: '货架' };
const pack = { type: 'imagepicker', name: 'pack', title: '拿哪种包装？', isRequired: true, choices };

const run = async (question: object = pack) => {
  const told: Answers[] = [];
  const { screen, posted } = await runSurvey({
    definition: { pages: [{ name: 'p', elements: [shelf, question] }] },
    onChange: (_, answers) => void told.push(answers),
  });
  return { told, screen, posted };
};

const note = browser.getByText('图片没有加载出来，可以先按文字选');
const pictures = (): number =>
  [...document.querySelectorAll('img')].filter(
    ({ naturalWidth, offsetParent }) => naturalWidth > 0 && offsetParent,
  ).length;

test('a choice is made by its text while its picture is missing, and the page says so', async () => {
  const { told, screen, posted } = await run();
  await expect.element(note).toBeVisible();
  await screen.getByText('袋装').click();
  await expect.element(screen.getByRole('radio', { name: '袋装' })).toBeChecked();
  expect(told.at(-1)).toEqual({ pack: 1 });
  await screen.getByRole('button', { name: '提交' }).click();
  await expect.poll(() => posted).toEqual([{ page: 'p', answers: { pack: 1 } }]);
});

test('missing pictures come by themselves when the network is back, and the choice stays', async () => {
  const { screen } = await run();
  await screen.getByText('袋装').click();
  hasNetwork = true;
  dispatchEvent(new Event('online'));
  await expect.poll(pictures).toBe(3);
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: '袋装' })).toBeChecked();
});

test('重试 loads the missing pictures of its question', async () => {
  const { screen } = await run();
  await expect.element(note).toBeVisible();
  hasNetwork = true;
  await screen.getByRole('button', { name: '重试' }).last().click();
  await expect.poll(pictures).toBe(2);
  await expect.element(note).not.toBeInTheDocument();
});

test('a choice without a text waits for its picture, and the page says so', async () => {
  await run({ ...pack, choices: choices.map(({ value, imageLink }) => ({ value, imageLink })) });
  await expect.element(browser.getByText('图片没有加载出来，联网后自动再试，看到图才能选')).toBeVisible();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.sd-imagepicker input')];
  expect(inputs.map(({ disabled }) => disabled)).toEqual([true, true]);
});

test('the pictures of all pages are fetched while the first is answered', async () => {
  await runSurvey({
    definition: {
      pages: [
        { name: 'first', elements: [{ type: 'text', name: 'a' }] },
        { name: 'second', elements: [shelf, pack] },
      ],
    },
  });
  await expect.poll(() => asked).toEqual(['/survey/shelf.svg', '/survey/0.svg', '/survey/1.svg']);
});
