import { GroupOpenState, type GuideSection, type GuideTopic, type HostedGroup } from '@yayan/api-client';
import { useGetGuide } from '@yayan/api-client/react';
import { GroupRules, SectionQuestion } from '@yayan/discussion';
import { QueryView } from '@yayan/site';
import { Alert, Coins, EmptyState, formatMoment, SkeletonThread, Textarea } from '@yayan/ui';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import { reachableCoins } from '../settings/settings-values.ts';
import classes from './Preview.module.css';
import { VotePreview } from './VotePreview.tsx';

/** What a respondent sees: invitation, rules and consent, then each topic with its questions. Nothing can be sent here. */
export default function PreviewPage() {
  return <HostedGroupFrame>{(group) => <Preview group={group} />}</HostedGroupFrame>;
}

function Preview({ group }: { group: HostedGroup }) {
  const { intro, rules, consentText, opensAt, closesAt, plan } = group.settings;
  const query = useGetGuide(group.id);
  return (
    <>
      <Alert color="sky">这是受访者看到的样子，这里不能作答，也不会留下任何记录。主持人备注不显示。</Alert>
      <section className={classes['card']} aria-label="邀请页">
        <p className={classes['text']}>{intro}</p>
        <p className={classes['note']}>
          {formatMoment(opensAt)} 至 {formatMoment(closesAt)}
        </p>
        {plan === null ? null : (
          <p className={classes['note']}>
            报酬：最多 <Coins amount={reachableCoins(plan, group.counts.topics)} />
          </p>
        )}
      </section>
      <section className={classes['card']} aria-label="第一次进入">
        <h2 className={classes['title']}>讨论规则</h2>
        <GroupRules rules={rules} />
        <h2 className={classes['title']}>知情同意书</h2>
        <p className={classes['text']}>{consentText}</p>
      </section>
      <QueryView query={query} skeleton={<SkeletonThread />}>
        {({ topics }) =>
          topics.length === 0 ? (
            <EmptyState content="话题" />
          ) : (
            topics.map((topic) => (
              <TopicPreview key={topic.id} topic={topic} schedule={{ opensAt, closesAt }} />
            ))
          )
        }
      </QueryView>
    </>
  );
}

interface Schedule {
  opensAt: string;
  closesAt: string;
}

function TopicPreview({ topic: { topic, sections }, schedule }: { topic: GuideTopic; schedule: Schedule }) {
  const times = { opensAt: topic.opensAt ?? schedule.opensAt, closesAt: topic.closesAt ?? schedule.closesAt };
  return (
    <section className={classes['topic']} aria-label={topic.title}>
      <h2 className={classes['title']}>{topic.title}</h2>
      {topic.summary ? <p className={classes['note']}>{topic.summary}</p> : null}
      {sections
        .filter(({ closedAt }) => closedAt === null)
        .map((section, index) => (
          <SectionPreview key={section.id} section={section} number={index + 1} schedule={times} />
        ))}
    </section>
  );
}

interface SectionPreviewProps {
  section: GuideSection;
  number: number;
  schedule: Schedule;
}

function SectionPreview({ section: { section, files }, number, schedule }: SectionPreviewProps) {
  const { vote } = section;
  return (
    <div className={classes['card']}>
      <SectionQuestion
        number={number}
        section={{
          title: section.title,
          question: section.question,
          media: files,
          minLength: section.minLength,
          ...(section.photos && { photos: section.photos }),
          visibility: section.visibility,
          state: GroupOpenState.Open,
          opensAt: section.opensAt ?? schedule.opensAt,
          closesAt: section.closesAt ?? schedule.closesAt,
        }}
      />
      {vote === null ? null : <VotePreview vote={vote} />}
      <Textarea label="你的回答" placeholder="受访者在这里写" readOnly minRows={2} autosize />
    </div>
  );
}
