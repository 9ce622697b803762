import { isRefusal } from '@yayan/api-client';
import { isNotFound } from '@yayan/site';

/** Why a topic can't be shown. Undefined when trying again may help. */
export const topicFailure = (error: unknown): string | undefined => {
  if (isRefusal(error, 'TOPIC_NOT_OPEN')) return '话题还没有开放';
  if (isRefusal(error, 'GROUP_NOT_OPEN')) return '讨论小组当前未开放';
  if (isNotFound(error)) return '没有找到这个话题';
  return undefined;
};
