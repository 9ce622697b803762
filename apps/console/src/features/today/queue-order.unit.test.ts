import type { Overview } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { splitQueues } from './queue-order.ts';

const work = (what: Overview['waiting'][number]['what'], count = 1) => ({
  what,
  count,
  countIsCapped: false,
  oldestAt: null,
  dueAt: null,
});
const waiting = [work('requests'), work('handIns'), work('tickets'), work('ordersFailed')];
const names = (roles: Parameters<typeof splitQueues>[1]) => {
  const { own, others } = splitQueues(waiting, roles);
  return [own.map(({ what }) => what), others.map(({ what }) => what)];
};

test('each role reads its own queues first, in its own order, and no queue is lost', () => {
  expect(names(['finance'])).toEqual([
    ['ordersFailed', 'requests'],
    ['handIns', 'tickets'],
  ]);
  expect(names(['reviewer'])).toEqual([['handIns', 'tickets', 'requests'], ['ordersFailed']]);
});

test('14.91 an editor reads the questions of members before what colleagues wait for', () => {
  const asked = [work('requests'), work('pollProposals'), work('handIns')];
  expect(splitQueues(asked, ['editor']).own.map(({ what }) => what)).toEqual(['pollProposals', 'requests']);
});

test('what somebody has asked for themselves is theirs, after what they may decide', () => {
  const asked = [work('ownRequests'), work('requests'), work('handIns')];
  expect(splitQueues(asked, ['finance'])).toEqual({
    own: [work('requests'), work('ownRequests')],
    others: [work('handIns')],
    empty: [],
  });
});

test('queues in which nothing waits stand apart, the own ones first, so that they bury none that waits', () => {
  const queues = [work('requests', 0), work('handIns', 0), work('ordersFailed'), work('tickets')];
  expect(splitQueues(queues, ['finance'])).toEqual({
    own: [work('ordersFailed')],
    others: [work('tickets')],
    empty: [work('requests', 0), work('handIns', 0)],
  });
});

test('somebody with two roles reads each queue once', () => {
  expect(names(['support', 'reviewer'])).toEqual([['tickets', 'requests', 'handIns'], ['ordersFailed']]);
});
