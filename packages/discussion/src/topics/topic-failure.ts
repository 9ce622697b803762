import { isRefusal } from '@yayan/api-client';
import { isNotFound, noteShown } from '@yayan/site';

const reasonOf = (error: unknown): string | undefined => {
  if (isRefusal(error, 'TOPIC_NOT_OPEN')) return '话题还没有开放';
  if (isNotFound(error)) return '没有找到这个话题';
  return undefined;
};

/** Whether a group refuses to be read: for somebody who was inside, it was archived meanwhile. */
export const isArchived = (error: unknown): boolean => isRefusal(error, 'GROUP_NOT_OPEN');

/** Why a topic can't be shown, for the page that says so. Undefined when trying again may help. */
export const topicFailure = (error: unknown): string | undefined => {
  const reason = reasonOf(error);
  if (reason !== undefined) noteShown(error);
  return reason;
};
