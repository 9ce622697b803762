import { expect, test } from 'vitest';
import { topicStateOf } from './topic-state.ts';

const progress = { answered: 1, total: 3, followUpsOwed: 0 };

test.each([
  [{ state: 'upcoming', progress }, '未开始'],
  [{ state: 'open', progress }, '待回答'],
  [{ state: 'open', progress: { ...progress, followUpsOwed: 1 } }, '有追问'],
  [{ state: 'open', progress: { ...progress, answered: 3 } }, '已回答'],
  [{ state: 'closed', progress: { ...progress, answered: 3 } }, '已回答'],
  [{ state: 'closed', progress }, '已结束'],
] as const)('%j is %s to its respondent', (topic, label) => {
  expect(topicStateOf(topic).label).toBe(label);
});
