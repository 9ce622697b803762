import type { Guide, GuideOrder, GuideSection } from '@yayan/api-client';
import { SectionPhotos, SectionVisibility } from '@yayan/api-client';
import { sectionHeading } from '@yayan/discussion';
import { StateBadge } from '@yayan/ui';
import classes from './GuideEditor.module.css';
import type { AskGuide } from './guide-dialog.ts';
import { orderOf, withSectionIn } from './guide-order.ts';
import { RowMenu, type RowMenuItem } from './RowMenu.tsx';
import { SortableRow } from './SortableRow.tsx';

interface SectionRowProps {
  guide: Guide;
  topicId: string;
  section: GuideSection;
  fixed: boolean;
  ask: AskGuide;
  onArrange: (order: GuideOrder['topics']) => void;
}

const visibilityNames: Record<SectionVisibility, string> = {
  [SectionVisibility.Everyone]: '公开',
  [SectionVisibility.AnswerFirst]: '先答后看',
  [SectionVisibility.HostsOnly]: '仅主持人可见',
};

/** One section of the guide. A section with answers can only be closed and replaced by a new one (rule 6.26). */
export function SectionRow(props: SectionRowProps) {
  const { section, fixed } = props;
  const { answers, ballots, closedAt, replacesId, files } = section;
  const { title, visibility, audienceTagId, minLength, photos, vote, hostNote } = section.section;
  const heading = sectionHeading(section.section);
  return (
    <SortableRow id={section.id} label={`题目“${title}”`} disabled={fixed} className={classes['section']}>
      {(handle) => (
        <div className={classes['head']}>
          {handle}
          <div className={classes['text']}>
            <h3 className={classes['name']}>{heading.title}</h3>
            {heading.text ? <p className={classes['question']}>{heading.text}</p> : null}
            {hostNote ? <p className={classes['note']}>主持人备注：{hostNote}</p> : null}
            <p className={classes['badges']}>
              <StateBadge tone="grey" label={visibilityNames[visibility]} />
              {audienceTagId ? <StateBadge tone="gold" label="只给部分人看" /> : null}
              {minLength > 0 ? <StateBadge tone="grey" label={`至少 ${minLength} 字`} /> : null}
              {photos === SectionPhotos.Required ? <StateBadge tone="grey" label="要有照片或视频" /> : null}
              {photos === SectionPhotos.None ? <StateBadge tone="grey" label="只写文字" /> : null}
              {files.length > 0 ? <StateBadge tone="blue" label={`附件 ${files.length} 个`} /> : null}
              {vote ? <StateBadge tone="blue" label={`投票 · ${vote.options.length} 项`} /> : null}
              {replacesId === null ? null : <StateBadge tone="blue" label="替换了关闭的题目" />}
              {answers > 0 ? <StateBadge tone="green" label={`${answers} 条回答`} /> : null}
              {ballots > 0 ? <StateBadge tone="green" label={`${ballots} 人投票`} /> : null}
              {closedAt === null ? null : <StateBadge tone="gold" label="已关闭" />}
            </p>
          </div>
          {fixed ? null : <RowMenu label={`题目“${title}”`} items={actionsOf(props)} />}
        </div>
      )}
    </SortableRow>
  );
}

const actionsOf = ({ guide, topicId, section, ask, onArrange }: SectionRowProps): RowMenuItem[] => {
  const { id, answers, closedAt } = section;
  const isOpen = closedAt === null;
  const others = guide.topics.filter((topic) => topic.id !== topicId);
  return [
    ...(isOpen ? [{ label: '修改题目', onSelect: () => ask({ kind: 'section', topicId, section }) }] : []),
    ...(answers === 0
      ? others.map((topic) => ({
          label: `移到“${topic.topic.title}”`,
          onSelect: () => onArrange(withSectionIn(orderOf(guide), id, topic.id)),
        }))
      : []),
    ...(isOpen && guide.life !== 'draft'
      ? [
          { label: '关闭并换一道新题', onSelect: () => ask({ kind: 'replace', section }) },
          { label: '关闭题目', danger: true, onSelect: () => ask({ kind: 'close', section }) },
        ]
      : []),
    ...(answers === 0
      ? [
          {
            label: '删除题目',
            danger: true,
            onSelect: () => ask({ kind: 'remove', what: 'section', id, title: section.section.title }),
          },
        ]
      : []),
  ];
};
