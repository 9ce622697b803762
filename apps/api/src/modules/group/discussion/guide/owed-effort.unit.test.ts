import { SectionPhotos } from '@yayan/contract';
import { expect, test } from 'vitest';
import { effortIn, minutesFor } from './owed-effort.ts';
import type { GuideSection, GuideTopic } from './guide.ts';

const now = new Date('2026-11-27T00:00:00Z');
const later = new Date('2026-11-28T00:00:00Z');
const section = (ordinal: number, closesAt = later) => ({ ordinal, closesAt }) as GuideSection;
const topicOf = (...sections: GuideSection[]) => ({ sections }) as unknown as GuideTopic;
/** A person who answered the sections with these numbers. */
const visitOf = (answered: readonly number[], plan: { topic: number | null; cap: number }) => {
  const standing = new Uint8Array(8);
  for (const ordinal of answered)
    standing[(ordinal * 2 + 1) >> 3] =
      (standing[(ordinal * 2 + 1) >> 3] ?? 0) | (1 << ((ordinal * 2 + 1) & 7));
  const coins = plan.topic === null ? null : plan.cap;
  return {
    group: { topic_coins: plan.topic, whole_coins: plan.topic === null ? null : 0, cap_coins: coins },
    me: { standing } as never,
    now,
  };
};

test.each([
  [0, SectionPhotos.Optional, 1],
  [20, SectionPhotos.Optional, 2],
  [31, SectionPhotos.Required, 5],
] as const)('%s characters with files %s take %s minutes', (minLength, photos, minutes) => {
  expect(minutesFor({ minLength, photos })).toBe(minutes);
});

test('the coins of a topic come with the number of questions that are left for them', () => {
  const topic = topicOf(section(0), section(1), section(2));
  const visit = visitOf([0], { topic: 20, cap: 100 });
  expect(effortIn(topic, { topics: [topic] }, visit)).toEqual({ topicCoins: 20, leftInTopic: 2 });
});

test('no coins are named without a plan, for a topic with a question that closed, and over the cap', () => {
  const open = topicOf(section(0), section(1));
  const missed = topicOf(section(2, now), section(3));
  const done = topicOf(section(4));
  const topics = [open, missed, done];
  const coinsIn = (topic: GuideTopic, plan: { topic: number | null; cap: number }) =>
    effortIn(topic, { topics }, visitOf([4], plan)).topicCoins;
  expect(coinsIn(open, { topic: null, cap: 0 })).toBeNull();
  expect(coinsIn(missed, { topic: 20, cap: 100 })).toBeNull();
  expect(coinsIn(open, { topic: 20, cap: 40 })).toBe(20);
  expect(coinsIn(open, { topic: 20, cap: 39 })).toBeNull();
});
