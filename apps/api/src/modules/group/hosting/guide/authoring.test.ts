import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { section, startHosting } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
let last = 300;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const nextMobile = (): string => freshMobile((last += 1));
const newId = (): string => system.platform.random.uuid();

describe('rule 6.26: the guide', () => {
  it('is put in order as a whole, and an order made on another guide is refused', async () => {
    const { addTopics, groupId, host, guide } = await startHosting(system);
    const { topics } = await addTopics([2, 1]);
    const [one, two] = topics;
    const [a = '', b = ''] = one?.sections.map(({ id }) => id) ?? [];
    const [c = ''] = two?.sections.map(({ id }) => id) ?? [];
    const order = async (wanted: { id: string; sectionIds: string[] }[]) => {
      const { revision } = await guide();
      const body = { revision, topics: wanted };
      return await system.outcome('orderGuide', { params: { groupId }, body }, host);
    };
    const [first, second] = [one?.id ?? '', two?.id ?? ''];
    expect(
      await order([
        { id: second, sectionIds: [c, b] },
        { id: first, sectionIds: [a] },
      ]),
    ).toBe('OK');
    const moved = (await guide()).topics;
    expect(moved.map(({ id, sections }) => [id, sections.map((each) => each.id)])).toEqual([
      [second, [c, b]],
      [first, [a]],
    ]);
    expect(await order([{ id: second, sectionIds: [c, b] }])).toBe('GUIDE_CHANGED');
    expect(
      await order([
        { id: second, sectionIds: [c, c] },
        { id: first, sectionIds: [a] },
      ]),
    ).toBe('GUIDE_CHANGED');
  });

  it('an answered question stays as it was asked: not reworded, removed or moved, only closed and replaced', async () => {
    const mobile = nextMobile();
    const hosting = await startHosting(system);
    const { topics } = await hosting.addTopics([1, 1]);
    const [topic, other] = topics;
    const [sectionId, otherId] = [topic?.sections[0]?.id ?? '', other?.sections[0]?.id ?? ''];
    await hosting.invite(mobile);
    await hosting.move('invite');
    await hosting.move('open');
    await hosting.answer(await hosting.enter(mobile, '早起的阿木'), sectionId);
    const { groupId, host, guide } = hosting;
    const revised = async () => ({ revision: (await guide()).revision });
    const params = { groupId, sectionId };
    const reworded = { ...(await revised()), section: section({ question: '昨天呢？' }) };
    expect(await system.outcome('updateGuideSection', { params, body: reworded }, host)).toBe(
      'QUESTION_ANSWERED',
    );
    const removal = { ...(await revised()), kind: 'section' as const, id: sectionId };
    expect(await system.outcome('removeFromGuide', { params: { groupId }, body: removal }, host)).toBe(
      'QUESTION_ANSWERED',
    );
    const moved = {
      ...(await revised()),
      topics: [
        { id: topic?.id ?? '', sectionIds: [] },
        { id: other?.id ?? '', sectionIds: [otherId, sectionId] },
      ],
    };
    expect(await system.outcome('orderGuide', { params: { groupId }, body: moved }, host)).toBe(
      'QUESTION_ANSWERED',
    );
    const replacement = { id: newId(), section: section({ question: '昨天呢？' }) };
    const closing = { ...(await revised()), replacement };
    const closed = await system.get('closeGuideSection', { params, body: closing }, host);
    expect(
      closed.topics[0]?.sections.map(({ id, closedAt, replacesId }) => [id, closedAt !== null, replacesId]),
    ).toEqual([
      [sectionId, true, null],
      [replacement.id, false, sectionId],
    ]);
    // The answer got lost and the page sends the call again. Nothing happens twice.
    const repeated = await system.get('closeGuideSection', { params, body: closing }, host);
    expect(repeated).toEqual(closed);
    const last = { ...(await revised()), kind: 'topic' as const, id: other?.id ?? '' };
    expect(await system.outcome('removeFromGuide', { params: { groupId }, body: last }, host)).toBe('OK');
  });
});
