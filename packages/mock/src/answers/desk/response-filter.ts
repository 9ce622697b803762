import type { HostResponse } from '@yayan/api-client';

/** Whether an answer is among those that a host has filtered by the parameters of an address. */
export const isAmong =
  (query: URLSearchParams) =>
  (response: HostResponse): boolean => {
    const is = (name: string, value: string | boolean): boolean =>
      !query.has(name) || query.get(name) === String(value);
    const isAnyOf = (name: string, values: readonly string[]): boolean =>
      !query.has(name) || query.getAll(name).some((each) => values.includes(each));
    const { attachments, content } = response;
    const media = query.get('media');
    const words = query.get('words');
    return (
      is('topicId', response.topicId) &&
      is('sectionId', response.sectionId) &&
      is('memberId', response.author.id) &&
      is('unread', response.unread) &&
      is('starred', response.starred) &&
      is('hasFollowUp', response.followUpCount > 0) &&
      isAnyOf('responseIds', [response.id]) &&
      isAnyOf(
        'tagIds',
        response.tags.map(({ id }) => id),
      ) &&
      isAnyOf(
        'attributes',
        response.attributes.map(({ key, value }) => `${key}:${value}`),
      ) &&
      (media === null || attachments.some(({ kind }) => kind === media)) &&
      (words === null || content.includes(words))
    );
  };
