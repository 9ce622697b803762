import { useQueryClient } from '@tanstack/react-query';
import { createResponse, editResponse, type GroupResponse, isRefusal } from '@yayan/api-client';
import { refetchGroup } from '../client/refetch-group.ts';
import { useCaller } from '../client/use-caller.ts';

const holds = (stored: GroupResponse, content: string, attachments: readonly string[]): boolean =>
  stored.content === content && stored.attachments.map(({ id }) => id).join(' ') === attachments.join(' ');

/** Creates or changes the respondent's answer to a section, then refetches what is on screen. */
export const useAnswer = (sectionId: string) => {
  const client = useQueryClient();
  const options = { client: useCaller() };

  const change = async (
    stored: GroupResponse,
    content: string,
    attachments: readonly string[],
  ): Promise<void> => {
    try {
      await editResponse({ id: stored.id, content, attachments: [...attachments] }, options);
    } catch (error) {
      // A host replied meanwhile: refetch, so that the page shows the reply.
      if (isRefusal(error, 'HOST_REPLIED')) await refetchGroup(client, sectionId);
      throw error;
    }
    await refetchGroup(client, sectionId);
  };

  const create = async (
    content: string,
    clientId: string,
    attachments: readonly string[],
  ): Promise<GroupResponse> => {
    try {
      return await createResponse({ clientId, sectionId, content, attachments: [...attachments] }, options);
    } catch (error) {
      // Already answered on another device: show that answer; the draft stays for 修改.
      if (isRefusal(error, 'ALREADY_ANSWERED')) await refetchGroup(client, sectionId);
      throw error;
    }
  };

  const answer = async (content: string, clientId: string, attachments: readonly string[]): Promise<void> => {
    const stored = await create(content, clientId, attachments);
    // An earlier attempt reached the server after all, with an older text.
    if (!holds(stored, content, attachments) && stored.editable) return change(stored, content, attachments);
    await refetchGroup(client, sectionId);
  };

  return { answer, change };
};
