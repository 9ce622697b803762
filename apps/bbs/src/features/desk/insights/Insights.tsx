import type { ListHostResponsesParams, RadarKind } from '@yayan/api-client';
import type { useAnswers } from '../answers/use-answers.ts';
import { Coverage } from './Coverage.tsx';
import type { DeskView } from '../filter/desk-views.ts';
import classes from './Insights.module.css';
import { PrintView } from './PrintView.tsx';
import { Quotes } from '../board/Quotes.tsx';
import { Radar } from './Radar.tsx';
import { Votes } from './Votes.tsx';
import { Words } from './Words.tsx';

interface InsightsProps {
  view: DeskView;
  params: ListHostResponsesParams;
  list: ReturnType<typeof useAnswers>;
  isHost: boolean;
  onOpen: (responseId: string, reason?: RadarKind) => void;
  onWord: (word: string) => void;
}

/** The chosen view of the answers. */
export function Insights({ view, params, list, isHost, onOpen, onWord }: InsightsProps) {
  const { query, items, total } = list;
  return (
    <div className={classes['root']}>
      {view === 'words' ? <Words params={params} onWord={onWord} /> : null}
      {view === 'votes' ? <Votes topicId={params.topicId} /> : null}
      {view === 'coverage' ? <Coverage isHost={isHost} /> : null}
      {view === 'radar' ? <Radar isHost={isHost} onOpen={onOpen} /> : null}
      {view === 'quotes' ? <Quotes isHost={isHost} onOpen={onOpen} /> : null}
      {view === 'print' ? (
        <PrintView
          answers={items}
          total={total}
          loading={query.isFetchingNextPage}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        />
      ) : null}
    </div>
  );
}
