import { GroupOpenState, GroupRole, type HostSection } from '@yayan/api-client';
import {
  AskFollowUp,
  QuotePickProvider,
  ResponseItem,
  ResponseList,
  SectionQuestion,
  VotePanel,
} from '@yayan/discussion';
import classes from './HostSection.module.css';
import { SilentList } from './SilentList.tsx';

interface HostSectionProps {
  section: HostSection;
  number: number;
  role: GroupRole;
}

/** A section for hosts and observers: question, note, answers, and who hasn't answered. */
export function HostSection({ section, number, role }: HostSectionProps) {
  return (
    <QuotePickProvider>
      <section id={section.id} className={classes['root']} aria-label={section.title}>
        <div className={classes['main']}>
          <SectionQuestion section={section} number={number} />
          {section.hostNote ? (
            <p className={classes['note']}>
              <b>主持人备注</b>
              {section.hostNote}
            </p>
          ) : null}
          {section.vote ? <VotePanel vote={section.vote} mayVote={false} /> : null}
          <ResponseList
            sectionId={section.id}
            title="回答"
            empty="还没有人回答，新回答会自动出现在这里"
            render={(response) => (
              <ResponseItem response={response}>
                {role === GroupRole.Host && !response.deleted ? (
                  <AskFollowUp response={response} visibility={section.visibility} />
                ) : null}
              </ResponseItem>
            )}
          />
        </div>
        <SilentList
          silent={section.silent}
          progress={section.progress}
          remindIn={
            role === GroupRole.Host && section.state === GroupOpenState.Open ? section.topicId : undefined
          }
        />
      </section>
    </QuotePickProvider>
  );
}
