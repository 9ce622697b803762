import type { GroupResponse, SectionPhotos } from '@yayan/api-client';
import { Alert, Button } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { AnswerComposer } from './AnswerComposer.tsx';
import { SentNote } from '../follow-ups/SentNote.tsx';
import { WriteReply } from '../follow-ups/WriteReply.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { ResponseItem } from './ResponseItem.tsx';
import classes from './MyAnswer.module.css';
import { outstandingFollowUp } from '../follow-ups/outstanding-follow-up.ts';
import { useOwnThread } from '../follow-ups/use-thread.ts';
import { answerDraft } from './answer-draft.ts';
import { unfitText } from './unfit-text.ts';
import { useAnswer } from './use-answer.ts';

interface MyAnswerProps {
  response: GroupResponse;
  minLength: number;
  photos: SectionPhotos;
  isOpen: boolean;
  /** Whether it was sent on this page just now. */
  isNew?: boolean;
  /** Whether the page leads to the next question. */
  hasNext?: boolean;
}

/** The respondent's own answer. They may change it until a host replies, and answer follow-ups here. */
export function MyAnswer(props: MyAnswerProps) {
  const { minLength, photos, isOpen, isNew = false, hasNext = false } = props;
  const response = useOwnThread(props.response);
  const { readOnly = false } = useDiscussionPlace();
  /** Undefined until somebody changed the answer. */
  const [editing, setEditing] = useState<boolean>();
  const [isSaved, setSaved] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { change } = useAnswer(response.sectionId);
  const owed = outstandingFollowUp(response);
  useEffect(() => {
    if (editing === false && !isSaved) editButton.current?.focus();
  }, [editing, isSaved]);
  if (editing === true) {
    return (
      <AnswerComposer
        place={answerDraft(response.sectionId)}
        sectionId={response.sectionId}
        initial={response.content}
        attached={response.attachments}
        minLength={minLength}
        photos={photos}
        submitLabel="保存修改"
        onSubmit={async (content, _clientId, attachments) => {
          await change(response, content, attachments);
          setSaved(true);
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const mayReply = !readOnly && !response.deleted && response.followUps.length > 0;
  const unfit = unfitText(response);
  return (
    <ResponseItem response={response}>
      {unfit === undefined ? null : <Alert color="gold">{unfit}</Alert>}
      {(isSaved || isNew) && response.followUps.length === 0 ? (
        <SentNote
          key={String(isSaved)}
          topicId={response.topicId}
          title={isSaved ? '修改已保存。' : '谢谢，已提交。'}
          hasNext={hasNext}
        />
      ) : null}
      {response.editable && !readOnly ? (
        <div className={classes['actions']}>
          <Button
            ref={editButton}
            variant="subtle"
            size="compact-md"
            mih={44}
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            修改回答
          </Button>
          <span className={classes['note']}>主持人追问之前都可以修改</span>
        </div>
      ) : null}
      {mayReply ? <WriteReply response={response} to={owed} isOpen={isOpen} /> : null}
    </ResponseItem>
  );
}
