import { ObjectTitle } from '@yayan/site';
import type { GroupMe } from '@yayan/api-client';
import { ButtonLink, Progress, StatePanel } from '@yayan/ui';
import { MySection } from './MySection.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { topicHref } from './topic-href.ts';
import { TopicQueryView } from './TopicQueryView.tsx';
import { useTopic } from '../client/use-topic.ts';
import classes from './Topic.module.css';

interface OneSectionProps {
  topicId: string;
  sectionId: string;
  me: GroupMe;
  /** The page with the answers of the whole topic. */
  answersHref: string;
}

/** One question per screen, with links to the one before and after. */
export function OneSection({ topicId, sectionId, me, answersHref }: OneSectionProps) {
  const query = useTopic(topicId);
  return (
    <TopicQueryView query={query}>
      {({ title, sections }) => {
        const at = sections.findIndex(({ id }) => id === sectionId);
        const section = sections[at];
        const back = { href: topicHref(topicId, 0), label: '看整个话题' };
        if (!section)
          return (
            <StatePanel
              stage="seed"
              title="这个问题已经换成了别的"
              heading
              action={
                <ButtonLink href={back.href} variant="light">
                  看这个话题
                </ButtonLink>
              }
            />
          );
        return (
          <div className={classes['root']}>
            <div>
              <ObjectTitle title={title} lead={`第 ${at + 1} / ${sections.length} 题`} back={back} />
              <Progress
                value={((at + 1) / sections.length) * 100}
                size="sm"
                radius="xl"
                aria-label={`第 ${at + 1} 题，共 ${sections.length} 题`}
              />
            </div>
            <MySection
              key={section.id}
              section={section}
              number={at + 1}
              me={me}
              steps={
                <SectionSteps
                  topicId={topicId}
                  previous={sections[at - 1]?.id ?? null}
                  next={sections[at + 1]?.id ?? null}
                  endHref={answersHref}
                  answered={section.myResponse !== null}
                />
              }
            />
          </div>
        );
      }}
    </TopicQueryView>
  );
}
