import { mockListHostVotes } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskAnswer, openDesk, vote } from '../../testing/desk-start.ts';
import { answers, opened, showDesk } from './testing/show-desk.tsx';

const { author } = deskAnswer(1);
const [nutrition, handy] = vote.options;
const nobody = { voters: [] };
/** Only 方便 has a voter: the author of the answers. */
const chosen = [
  { ...nutrition, ...nobody },
  { ...handy, voters: [author] },
];

beforeEach(async () => {
  await page.viewport(1440, 900);
});

const openWith = async (one: object) => {
  const { mock } = await openDesk(answers(1));
  mock.use(mockListHostVotes({ items: [{ ...vote, notVoted: [], ...one }] }));
  const shown = await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  await expect.element(opened().getByText('TA 的全部回答')).toBeVisible();
  await expect.poll(() => mock.received('listHostVotes')).toHaveLength(1);
  return shown;
};
const about = () => opened().getByText(/^TA 的投票/u);

test.each([
  { what: 'one option', one: { kind: 'single', options: chosen }, text: '方便' },
  { what: 'ranked options, without a place', one: {}, text: '营养、方便（不分先后）' },
  {
    what: 'no ballot yet',
    one: { options: vote.options.map((each) => ({ ...each, ...nobody })), notVoted: [author] },
    text: '还没投',
  },
  {
    what: 'no ballot at the close',
    one: {
      state: 'closed',
      options: vote.options.map((each) => ({ ...each, ...nobody })),
      notVoted: [author],
    },
    text: '没有投',
  },
])('an open answer shows how its author voted: $what', async ({ one, text }) => {
  await openWith(one);
  await expect.element(about()).toHaveTextContent(`TA 的投票（最看重早餐的哪一点）：${text}`);
});

test.each([
  {
    what: 'an anonymous vote',
    one: { anonymous: true, options: vote.options.map((each) => ({ ...each, ...nobody })) },
  },
  { what: 'the vote of another section', one: { where: { ...vote.where, sectionId: deskAnswer(7).id } } },
])('an open answer tells nothing of $what', async ({ one }) => {
  const { router } = await openWith(one);
  // Once the view of votes has its own, those asked for earlier have arrived too.
  await router.navigate(`/bbs-response?open=${deskAnswer(1).id}&view=votes`);
  await expect.element(page.getByRole('region', { name: vote.title })).toBeVisible();
  expect(about().query()).toBeNull();
});
