import type { Guide, GuideOrder, GuideTopic } from '@yayan/api-client';
import { Button, formatMoment } from '@yayan/ui';
import classes from './GuideEditor.module.css';
import { AudienceNote } from './AudienceNote.tsx';
import type { AskGuide } from './guide-dialog.ts';
import { orderOf, withSectionAt } from './guide-order.ts';
import { RowMenu } from './RowMenu.tsx';
import { SectionRow } from './SectionRow.tsx';
import { SortableList } from './SortableList.tsx';
import { SortableRow } from './SortableRow.tsx';

interface TopicBlockProps {
  groupId: string;
  guide: Guide;
  topic: GuideTopic;
  fixed: boolean;
  ask: AskGuide;
  onArrange: (order: GuideOrder['topics']) => void;
}

const timesOf = ({ opensAt, closesAt }: GuideTopic['topic']): string | null => {
  if (opensAt === null && closesAt === null) return null;
  const from = opensAt === null ? '讨论小组开放' : formatMoment(opensAt);
  return `${from} 至 ${closesAt === null ? '讨论小组结束' : formatMoment(closesAt)}`;
};

/** One topic of the guide with its sections. */
export function TopicBlock({ groupId, guide, topic, fixed, ask, onArrange }: TopicBlockProps) {
  const { id, sections } = topic;
  const { title, summary } = topic.topic;
  const times = timesOf(topic.topic);
  const isAnswered = sections.some(({ answers }) => answers > 0);
  return (
    <SortableRow id={id} label={`话题“${title}”`} disabled={fixed} className={classes['topic']}>
      {(handle) => (
        <section aria-label={title} className={classes['inside']}>
          <div className={classes['head']}>
            {handle}
            <div className={classes['text']}>
              <h2 className={classes['title']}>{title}</h2>
              {summary ? <p className={classes['note']}>{summary}</p> : null}
              {topic.topic.audienceTagId ? (
                <AudienceNote groupId={groupId} tagId={topic.topic.audienceTagId} />
              ) : null}
              {times ? <p className={classes['note']}>{times}</p> : null}
            </div>
            {fixed ? null : (
              <RowMenu
                label={`话题“${title}”`}
                items={[
                  { label: '修改话题', onSelect: () => ask({ kind: 'topic', topic }) },
                  ...(isAnswered
                    ? []
                    : [
                        {
                          label: '删除话题',
                          danger: true,
                          onSelect: () => ask({ kind: 'remove', what: 'topic' as const, id, title }),
                        },
                      ]),
                ]}
              />
            )}
          </div>
          {sections.length === 0 ? (
            <p className={classes['note']}>还没有题目，开始邀请前每个话题至少要有一道。</p>
          ) : (
            <SortableList
              className={classes['sections']}
              items={sections.map(({ id: sectionId, section }) => ({
                id: sectionId,
                name: `题目“${section.title}”`,
              }))}
              onMove={(one, over) => onArrange(withSectionAt(orderOf(guide), one, over))}
            >
              {sections.map((section) => (
                <SectionRow
                  key={section.id}
                  guide={guide}
                  topicId={id}
                  section={section}
                  fixed={fixed}
                  ask={ask}
                  onArrange={onArrange}
                />
              ))}
            </SortableList>
          )}
          {fixed ? null : (
            <Button
              variant="light"
              size="sm"
              className={classes['add'] ?? ''}
              aria-label={`给“${title}”添加题目`}
              onClick={() => ask({ kind: 'section', topicId: id, section: undefined })}
            >
              添加题目
            </Button>
          )}
        </section>
      )}
    </SortableRow>
  );
}
