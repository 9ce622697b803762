import { getFollowUpThread } from '@yayan/api-client';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@yayan/site';
import { formatPast, ResponseThread, Sheet, SkeletonThread } from '@yayan/ui';
import { useCaller } from '../client/use-caller.ts';
import { MediaGrid } from '../media/MediaGrid.tsx';

/** The whole answer from which words were quoted, as it is now. */
export function OriginalAnswer({ responseId, onClose }: { responseId: string; onClose: () => void }) {
  const caller = useCaller();
  const query = useQuery({
    queryKey: ['quoted-answer', responseId],
    queryFn: async ({ signal }) =>
      await getFollowUpThread({ responseId, limit: 1 }, { client: caller, signal }),
    staleTime: 0,
  });
  return (
    <Sheet opened onClose={onClose} title="原回答">
      <QueryView query={query} skeleton={<SkeletonThread />}>
        {({ response, where }) => (
          <>
            <p>
              {where.topicTitle} · {where.sectionTitle}
            </p>
            <ResponseThread
              author={response.author}
              about={`${formatPast(response.createdAt)}${response.editedAt ? ' · 已修改' : ''}`}
              text={response.deleted ? '这条回答已删除' : response.content}
              media={<MediaGrid media={response.attachments} caption={response.author.name} />}
            />
          </>
        )}
      </QueryView>
    </Sheet>
  );
}
