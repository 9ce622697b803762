import { type ReactNode, useState } from 'react';
import { GroupOpenState, type GroupMe, type SectionDetail } from '@yayan/api-client';
import { AnswerComposer } from '../answering/AnswerComposer.tsx';
import { MyAnswer } from '../answering/MyAnswer.tsx';
import { OthersAnswers } from '../answering/OthersAnswers.tsx';
import { QuotePickProvider } from '../quotes/quote-pick.tsx';
import classes from '../place/Section.module.css';
import { SectionQuestion } from './SectionQuestion.tsx';
import { answerDraft } from '../answering/answer-draft.ts';
import { useAnswer } from '../answering/use-answer.ts';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { VotePanel } from '../votes/VotePanel.tsx';

interface MySectionProps {
  section: SectionDetail;
  number: number;
  me: GroupMe;
  /** Links that follow the own answer: others' answers can be many screens long. */
  steps?: ReactNode;
}

/** A section for its respondent: the question, their own answer, then the others' answers if they may be seen. */
export function MySection({ section, number, me, steps }: MySectionProps) {
  const { answer } = useAnswer(section.id);
  const [isAnswered, setAnswered] = useState(false);
  const isOpen = section.state === GroupOpenState.Open && me.group.state === GroupOpenState.Open;
  const { readOnly = false } = useDiscussionPlace();
  const mayAnswer =
    isOpen && !readOnly && (section.myResponse === null || section.myResponse.deleted !== null);
  const isUpcoming = section.state === GroupOpenState.Upcoming;
  return (
    <QuotePickProvider>
      <section id={section.id} className={classes['root']} aria-label={section.title}>
        <SectionQuestion section={section} number={number} saysLength={isUpcoming} />
        {section.vote ? <VotePanel vote={section.vote} mayVote={isOpen && !readOnly} /> : null}
        {section.myResponse ? (
          <MyAnswer
            response={section.myResponse}
            minLength={section.minLength}
            photos={section.photos}
            isOpen={isOpen}
            isNew={isAnswered}
            hasNext={steps !== undefined}
          />
        ) : null}
        {mayAnswer ? (
          <AnswerComposer
            place={answerDraft(section.id)}
            sectionId={section.id}
            minLength={section.minLength}
            photos={section.photos}
            submitLabel="提交回答"
            onSubmit={async (...said) => {
              await answer(...said);
              setAnswered(true);
            }}
          />
        ) : section.myResponse ? null : (
          <p className={classes['note']}>
            {isUpcoming
              ? '还没有开始，到时候再来说说你的想法。'
              : isOpen
                ? 'TA 还没有回答这个问题。'
                : '已经结束，你没有回答这个问题。'}
          </p>
        )}
        {steps}
        {isUpcoming ? null : (
          <OthersAnswers section={section} isOpen={isOpen} reader={me.identity.groupMemberId} />
        )}
      </section>
    </QuotePickProvider>
  );
}
