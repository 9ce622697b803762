import { isRefusal } from '@yayan/api-client';
import { isNotFound, noteShown } from '@yayan/site';

const reasonOf = (error: unknown): string | undefined => {
  if (isRefusal(error, 'TOPIC_NOT_OPEN')) return '话题还没有开放';
  if (isNotFound(error)) return '没有找到这个话题';
  return undefined;
};

/** Whether the group refuses to be read. For somebody who was inside, this means it was archived meanwhile. */
export const isArchived = (error: unknown): boolean => isRefusal(error, 'GROUP_NOT_OPEN');

/** Why a topic can't be shown, as text for the page. Undefined when trying again may help. */
export const topicFailure = (error: unknown): string | undefined => {
  const reason = reasonOf(error);
  if (reason !== undefined) noteShown(error);
  return reason;
};
