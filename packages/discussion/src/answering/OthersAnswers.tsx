import { SectionVisibility, type SectionDetail } from '@yayan/api-client';
import { LockedPanel } from '@yayan/ui';
import { WriteReply } from '../follow-ups/WriteReply.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { ResponseItem } from './ResponseItem.tsx';
import { ResponseList } from './ResponseList.tsx';
import classes from '../place/Section.module.css';

interface OthersAnswersProps {
  section: SectionDetail;
  isOpen: boolean;
  /** The reader's id in the group. */
  reader: string;
}

/** The answers of others. While they are locked, the page doesn't request them, so nothing can leak. */
export function OthersAnswers({ section, isOpen, reader }: OthersAnswersProps) {
  const { readOnly = false } = useDiscussionPlace();
  const { visibility, responses, myResponse } = section;
  if (visibility === SectionVisibility.HostsOnly) return null;
  if (responses.locked) {
    if (isOpen) return <LockedPanel answered={responses.count ?? 0} />;
    return <p className={classes['note']}>回答过的问题，才能看到大家的回答。</p>;
  }
  return (
    <ResponseList
      sectionId={section.id}
      reader={reader}
      title="大家的回答"
      isShown={(response) => !response.mine}
      empty={myResponse ? '还没有其他人回答，你是第一个' : '还没有人回答'}
      render={(response) => (
        <ResponseItem response={response}>
          {isOpen && !readOnly && !response.deleted ? <WriteReply response={response} /> : null}
        </ResponseItem>
      )}
    />
  );
}
