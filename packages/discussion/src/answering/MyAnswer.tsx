import type { GroupResponse, SectionPhotos } from '@yayan/api-client';
import { Alert, Button } from '@yayan/ui';
import { useState } from 'react';
import { AnswerComposer } from './AnswerComposer.tsx';
import { WriteReply } from '../follow-ups/WriteReply.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { ResponseItem } from './ResponseItem.tsx';
import classes from './MyAnswer.module.css';
import { outstandingFollowUp } from '../follow-ups/outstanding-follow-up.ts';
import { answerDraft } from './answer-draft.ts';
import { unfitText } from './unfit-text.ts';
import { useAnswer } from './use-answer.ts';

interface MyAnswerProps {
  response: GroupResponse;
  minLength: number;
  photos: SectionPhotos;
  isOpen: boolean;
}

/** The respondent's own answer. They may change it until a host replies, and answer follow-ups here. */
export function MyAnswer({ response, minLength, photos, isOpen }: MyAnswerProps) {
  const { readOnly = false } = useDiscussionPlace();
  const [editing, setEditing] = useState(false);
  const { change } = useAnswer(response.sectionId);
  const owed = outstandingFollowUp(response);
  if (editing) {
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
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  const mayReply =
    !readOnly && !response.deleted && (isOpen || owed !== undefined) && response.followUps.length > 0;
  const unfit = unfitText(response);
  return (
    <ResponseItem response={response}>
      {unfit === undefined ? null : <Alert color="gold">{unfit}</Alert>}
      {response.editable && !readOnly ? (
        <div className={classes['actions']}>
          <Button variant="subtle" size="compact-md" mih={44} onClick={() => setEditing(true)}>
            修改回答
          </Button>
          <span className={classes['note']}>主持人追问之前都可以修改</span>
        </div>
      ) : null}
      {mayReply ? <WriteReply key={owed?.id} response={response} to={owed} /> : null}
    </ResponseItem>
  );
}
