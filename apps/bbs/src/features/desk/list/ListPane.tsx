import type { ListHostResponsesParams } from '@yayan/api-client';
import { QueryView } from '@yayan/site';
import { SkeletonThread } from '@yayan/ui';
import type { RefObject } from 'react';
import type { useDeskActions } from '../actions/use-desk-actions.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { UndoBar } from '../bulk/UndoBar.tsx';
import { type DeskFilter, emptyFilter } from '../filter/desk-filter.ts';
import type { useChosen } from '../use-chosen.ts';
import { AnswerList } from './AnswerList.tsx';
import { EmptyAnswers } from './EmptyAnswers.tsx';
import classes from './ListPane.module.css';
import { ListHead } from './ListHead.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NewAnswers } from './NewAnswers.tsx';
import { PersonNote } from './PersonNote.tsx';
import { PAGE, type useAnswers } from '../answers/use-answers.ts';
import { useDeskEvents } from './use-desk-events.ts';

interface ListPaneProps {
  list: ReturnType<typeof useAnswers>;
  params: ListHostResponsesParams;
  filter: DeskFilter;
  onFilter: (filter: DeskFilter) => void;
  search: RefObject<HTMLInputElement | null>;
  openId: string | undefined;
  onOpen: (id: string) => void;
  isHost: boolean;
  actions: ReturnType<typeof useDeskActions>;
  chosen: ReturnType<typeof useChosen>;
  /** The last deleted answers, which can be restored. */
  removed: readonly string[];
  onRemove: (ids: readonly string[]) => void;
  onRestore: (ids: readonly string[]) => Promise<void>;
  onForgetRemoved: () => void;
  onOpenFilters: () => void;
}

/** The matching answers, with search, new answers, and actions for several answers. */
export function ListPane(props: ListPaneProps) {
  const { list, params, filter, onFilter, search, openId, onOpen, isHost, actions, chosen, removed } = props;
  const newAnswers = useDeskEvents(params, list);
  const ids = [...chosen.chosen];
  const { memberId: _, ...everyone } = filter;
  return (
    <>
      <ListHead
        filter={filter}
        onFilter={onFilter}
        total={list.query.data && list.total}
        search={search}
        onOpenFilters={props.onOpenFilters}
      />
      {filter.memberId === undefined ? null : (
        <PersonNote name={list.items[0]?.author.name} onClear={() => onFilter(everyone)} />
      )}
      {filter.unread && list.items.length > 0 ? <MarkAllRead /> : null}
      {ids.length > 0 ? (
        <BulkBar
          count={ids.length}
          isDeleted={filter.deleted === true}
          onTag={(name) => actions.tag(ids, { add: [name], remove: [] })}
          onRemove={() => props.onRemove(ids)}
          onRestore={() => void props.onRestore(ids).catch(() => undefined)}
          onClear={chosen.clear}
        />
      ) : null}
      <NewAnswers count={newAnswers.count} most={PAGE} onShow={() => void newAnswers.show()} />
      <div className={classes['body']}>
        <QueryView query={list.query} skeleton={<SkeletonThread />}>
          {() =>
            list.items.length === 0 && !list.query.hasNextPage ? (
              <EmptyAnswers
                isFiltered={Object.keys(params).length > 0}
                onClear={() => onFilter(emptyFilter(filter))}
              />
            ) : (
              <AnswerList
                list={list}
                openId={openId}
                chosen={chosen.chosen}
                onChoose={isHost ? chosen.toggle : undefined}
                onOpen={onOpen}
                onStar={(answer) => void actions.star(answer)}
              />
            )
          }
        </QueryView>
      </div>
      <UndoBar
        count={removed.length}
        onUndo={() => props.onRestore(removed)}
        onClose={props.onForgetRemoved}
      />
    </>
  );
}
