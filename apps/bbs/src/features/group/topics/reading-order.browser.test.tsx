import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me, openGroup, response } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

const texts = Array.from({ length: 8 }, (_, index) => `第 ${index + 1} 个回答`);
const others = texts.map((text, index) => response(31 + index, text));

/** The others' answers as the page shows them, from the top. */
const shownTo = async (view: 'host' | 'respondent', memberId: string): Promise<string[]> => {
  const who = { ...me, identity: { ...me.identity, groupMemberId: memberId } };
  await openGroup({ me: who, others, mine: response(30, '我的回答', true) });
  const { screen } = await showTopic(view, {}, who);
  for (const text of texts) await expect.element(page.getByText(text)).toBeVisible();
  const order = texts.toSorted((one, other) => {
    const [first, second] = [page.getByText(one).element(), page.getByText(other).element()];
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
  await screen.unmount();
  return order;
};

test('6.10 each respondent reads others’ answers in an order of their own, a host oldest first', async () => {
  const one = await shownTo('respondent', '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f601');
  expect(one).not.toEqual(texts);
  expect(await shownTo('respondent', '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f601')).toEqual(one);
  expect(await shownTo('respondent', '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f602')).not.toEqual(one);
  expect(await shownTo('host', '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f603')).toEqual(texts);
});
