import { type Guide, type GuideOrder, orderGuide } from '@yayan/api-client';
import { getGetGuideQueryKey } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, EmptyState } from '@yayan/ui';
import { useState } from 'react';
import { GuideDialogs } from './GuideDialogs.tsx';
import classes from './GuideEditor.module.css';
import type { GuideDialog } from './guide-dialog.ts';
import { inOrder, orderOf, withTopicAt } from './guide-order.ts';
import { SortableList } from './SortableList.tsx';
import { TopicBlock } from './TopicBlock.tsx';
import { useGuideChange } from './use-guide.ts';

interface GuideEditorProps {
  groupId: string;
  guide: Guide;
  /** A group that has ended can't be changed. */
  fixed: boolean;
}

/** The editor of a guide. A new order is shown at once; if the server refuses it, the server's order is shown again. */
export function GuideEditor({ groupId, guide, fixed }: GuideEditorProps) {
  const [dialog, ask] = useState<GuideDialog>();
  const client = useQueryClient();
  const reorder = useGuideChange(groupId, (topics: GuideOrder['topics'], revision) =>
    orderGuide(groupId, { revision, topics }),
  );
  const arrange = (topics: GuideOrder['topics']): void => {
    client.setQueryData<Guide>(getGetGuideQueryKey(groupId), (now) => now && inOrder(now, topics));
    reorder.mutate(topics);
  };
  const add = fixed ? null : (
    <div className={classes['actions']}>
      <Button onClick={() => ask({ kind: 'topic', topic: undefined })}>添加话题</Button>
      <Button variant="default" onClick={() => ask({ kind: 'paste' })}>
        粘贴提纲
      </Button>
    </div>
  );
  return (
    <div className={classes['root']}>
      {guide.topics.length === 0 ? (
        <EmptyState
          content="话题"
          hint="一个话题是一组题目，常常一天一个。可以整篇粘贴，自动拆分。"
          action={add}
        />
      ) : (
        <>
          {add}
          <SortableList
            className={classes['topics']}
            items={guide.topics.map(({ id, topic }) => ({ id, name: `话题“${topic.title}”` }))}
            onMove={(id, overId) => arrange(withTopicAt(orderOf(guide), id, overId))}
          >
            {guide.topics.map((topic) => (
              <TopicBlock
                key={topic.id}
                groupId={groupId}
                guide={guide}
                topic={topic}
                fixed={fixed}
                ask={ask}
                onArrange={arrange}
              />
            ))}
          </SortableList>
        </>
      )}
      {dialog ? <GuideDialogs groupId={groupId} dialog={dialog} ask={ask} /> : null}
    </div>
  );
}
