import { Button, Sheet, Textarea } from '@yayan/ui';
import { useMemo, useState } from 'react';
import classes from './GuideForm.module.css';
import { splitGuide, type SplitTopic } from './split-guide.ts';

interface PasteSheetProps {
  pending: boolean;
  /** The titles of the topics that the guide has. */
  titles: readonly string[];
  onAdd: (topics: SplitTopic[]) => void;
  onClose: () => void;
}

/** Pastes a whole guide and previews its topics and sections before they are added. */
export function PasteSheet({ onClose, ...rest }: PasteSheetProps) {
  return (
    <Sheet opened onClose={onClose} title="粘贴提纲">
      <Paste {...rest} />
    </Sheet>
  );
}

function Paste({ pending, titles, onAdd }: Omit<PasteSheetProps, 'onClose'>) {
  const [text, setText] = useState('');
  const topics = useMemo(() => splitGuide(text), [text]);
  const count = topics.reduce((sum, { sections }) => sum + sections.length, 0);
  return (
    <div className={classes['root']}>
      <Textarea
        label="提纲原文"
        description="“第一天”“一、”或 # 开头的行是话题，数字或短横开头的是题目，“备注：”只给主持人看"
        autosize
        minRows={6}
        maxRows={12}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <section aria-label="拆分预览" className={classes['preview']}>
        {topics.length === 0 ? (
          <p className={classes['note']}>粘贴后在这里看到拆分结果，改动原文会马上更新。</p>
        ) : (
          <Preview topics={topics} titles={titles} />
        )}
      </section>
      <Button disabled={count === 0} loading={pending} onClick={() => onAdd(topics)}>
        {count === 0 ? '加入提纲' : `加入 ${topics.length} 个话题、${count} 道题`}
      </Button>
    </div>
  );
}

function Preview({ topics, titles }: { topics: readonly SplitTopic[]; titles: readonly string[] }) {
  return (
    <ol>
      {topics.map((topic) => (
        <li key={topic.line}>
          <b>{topic.title}</b>
          {titles.includes(topic.title) ? (
            <p className={classes['note']}>提纲里已有同名的话题，会另加一个。</p>
          ) : null}
          {topic.sections.length === 0 ? <p className={classes['note']}>没有题目</p> : null}
          <ol>
            {topic.sections.map((section) => (
              <li key={section.line}>
                {section.question}
                {section.hostNote ? <p className={classes['note']}>备注：{section.hostNote}</p> : null}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
