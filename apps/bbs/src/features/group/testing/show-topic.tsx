import { QueryClient } from '@tanstack/react-query';
import { type DiscussionPlace, DiscussionProvider, MyTopic } from '@yayan/discussion';
import { me, topicId } from '../../../testing/group-start.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { usualPlace } from '../../../testing/usual-place.ts';
import { HostTopic } from '../host/HostTopic.tsx';

type View = 'respondent' | 'viewed' | 'host' | 'observer';

/** Shows the group's topic: to its respondent, to a host who looks as one, to a host or to an observer. */
export const showTopic = async (
  view: View = 'respondent',
  place: Partial<DiscussionPlace> = {},
  who = me,
  address = '/',
) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['/focusMembers/info'], who);
  const isRespondents = view === 'respondent' || view === 'viewed';
  const { screen } = await renderPage(
    <DiscussionProvider value={{ ...usualPlace, ...place, readOnly: view === 'viewed' }}>
      {isRespondents ? (
        <MyTopic topicId={topicId} me={who} />
      ) : (
        <HostTopic topicId={topicId} role={view === 'host' ? 1 : 2} />
      )}
    </DiscussionProvider>,
    address,
    client,
  );
  return { client, screen };
};
