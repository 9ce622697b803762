import { type GroupMe, GroupRole } from '@yayan/api-client';
import {
  getSearchHostTopicsQueryKey,
  getSearchTopicsQueryKey,
  useSearchHostTopics,
  useSearchTopics,
} from '@yayan/api-client/react';
import type { TopicSuggestion } from '@yayan/ui';
import { viewedRespondent } from '../client/view-as.ts';

/** More of a kind are found on its own page. */
const EACH = 5;

/** A suggestion with the page that it leads to. */
export interface Suggestion extends TopicSuggestion {
  href: string;
}

/** Whether the search also finds answers and people: for hosts and observers, unless they look as a respondent. */
export const findsAll = (me: GroupMe | undefined): boolean =>
  me !== undefined && me.identity.role !== GroupRole.Respondent && viewedRespondent === undefined;

/** What the header's search suggests (rule 10.11); undefined until the server has answered. */
export const useSearchSuggestions = (
  me: GroupMe | undefined,
  words: string,
): readonly Suggestion[] | undefined => {
  const params = { title: words };
  const isAsked = me !== undefined && words !== '';
  const isHost = findsAll(me);
  const topics = useSearchTopics(params, {
    query: { enabled: isAsked && !isHost, queryKey: getSearchTopicsQueryKey(params) },
  }).data;
  const all = useSearchHostTopics(params, {
    query: { enabled: isAsked && isHost, queryKey: getSearchHostTopicsQueryKey(params) },
  }).data;
  const found = isHost ? all?.topics.slice(0, EACH) : topics?.items;
  const kind = isHost ? '话题' : undefined;
  const suggested = found?.map(({ id, title, focusSectionTitle }): Suggestion => ({
    id,
    title,
    section: focusSectionTitle ?? undefined,
    kind,
    href: `/topic/${id}`,
  }));
  if (!all || !suggested || !isHost) return suggested;
  return [
    ...suggested,
    ...all.responses.slice(0, EACH).map(({ responseId, excerpt, author, where }) => ({
      id: responseId,
      title: excerpt,
      section: `${author.name} · ${where.topicTitle}`,
      kind: '回答',
      href: `/bbs-response?open=${responseId}`,
    })),
    ...all.members
      .filter(({ role }) => role === GroupRole.Respondent)
      .slice(0, EACH)
      .map(({ id, name }) => ({
        id,
        title: name,
        kind: '受访者',
        href: `/bbs/${me?.identity.taskHashId ?? ''}/user?person=${id}`,
      })),
  ];
};
