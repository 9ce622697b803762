import { ObjectTitle } from '@yayan/site';
import { GroupOpenState, type GroupMe, type SectionDetail } from '@yayan/api-client';
import { ButtonLink } from '@yayan/ui';
import { MyAnswer } from '../answering/MyAnswer.tsx';
import { OthersAnswers } from '../answering/OthersAnswers.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { QuotePickProvider } from '../quotes/quote-pick.tsx';
import classes from './AnswersBeside.module.css';
import { SectionQuestion } from './SectionQuestion.tsx';
import { topicHref } from './topic-href.ts';
import { TopicQueryView } from './TopicQueryView.tsx';
import { useTopic } from '../client/use-topic.ts';

/** The respondent's own answers of a topic next to those of the others, question by question. */
export function AnswersBeside({ topicId, me }: { topicId: string; me: GroupMe }) {
  const query = useTopic(topicId);
  return (
    <TopicQueryView query={query}>
      {({ title, sections }) => (
        <div className={classes['root']}>
          <ObjectTitle
            title={title}
            lead="我的回答和大家的回答"
            back={{ href: topicHref(topicId, 0), label: '回到话题' }}
          />
          {sections.map((section, index) => (
            <QuotePickProvider key={section.id}>
              <section id={section.id} className={classes['section']} aria-label={section.title}>
                <SectionQuestion section={section} number={index + 1} />
                <div className={classes['columns']}>
                  <Mine topicId={topicId} section={section} me={me} />
                  <div>
                    {section.state === GroupOpenState.Upcoming ? null : (
                      <OthersAnswers
                        section={section}
                        isOpen={isOpenFor(section, me)}
                        reader={me.identity.groupMemberId}
                      />
                    )}
                  </div>
                </div>
              </section>
            </QuotePickProvider>
          ))}
        </div>
      )}
    </TopicQueryView>
  );
}

const isOpenFor = (section: SectionDetail, me: GroupMe): boolean =>
  section.state === GroupOpenState.Open && me.group.state === GroupOpenState.Open;

function Mine({ topicId, section, me }: { topicId: string; section: SectionDetail; me: GroupMe }) {
  const { sectionHref } = useDiscussionPlace();
  const isOpen = isOpenFor(section, me);
  const { id, myResponse, minLength, photos } = section;
  return (
    <div>
      <h3 className={classes['title']}>我的回答</h3>
      {myResponse ? (
        <MyAnswer response={myResponse} minLength={minLength} photos={photos} isOpen={isOpen} />
      ) : (
        <p className={classes['note']}>{isOpen ? '你还没有回答这个问题。' : '你没有回答这个问题。'}</p>
      )}
      {isOpen && (myResponse === null || myResponse.deleted !== null) ? (
        <ButtonLink href={sectionHref({ topicId, sectionId: id })}>去回答</ButtonLink>
      ) : null}
    </div>
  );
}
