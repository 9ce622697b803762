import { ApiError, errorCatalogue, type ErrorName } from '@yayan/auth';
import { expect, test } from 'vitest';
import { isArchived, topicFailure } from './topic-failure.ts';

const refused = (reason: ErrorName): ApiError =>
  new ApiError({ ...errorCatalogue[reason], reason, msg: '', data: null, kind: 'silent' });

test.each([
  ['one that has not opened', refused('TOPIC_NOT_OPEN'), '话题还没有开放'],
  ['an unknown one', refused('NOT_FOUND'), '没有找到这个话题'],
  ['an address that never named one', refused('FIELD_WRONG'), '没有找到这个话题'],
  ['one that may come at another try', refused('INTERNAL'), undefined],
] as const)('a topic that can not be shown: %s', (_, error, reason) => {
  expect(topicFailure(error)).toBe(reason);
});

test('only a group that is not open counts as archived', () => {
  expect([refused('GROUP_NOT_OPEN'), refused('TOPIC_NOT_OPEN'), refused('INTERNAL')].map(isArchived)).toEqual(
    [true, false, false],
  );
});
