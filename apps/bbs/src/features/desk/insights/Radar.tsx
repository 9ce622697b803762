import { RadarKind, type RadarItem } from '@yayan/api-client';
import { useGetFollowUpRadar } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Avatar, Button, ButtonLink, EmptyState, formatPast, SkeletonThread } from '@yayan/ui';
import classes from './Radar.module.css';
import { reminderHref } from '../../../shell/client/reminder-href.ts';

interface RadarProps {
  /** Opens an answer; with a reason, the follow-up field starts with a fitting text. */
  onOpen: (responseId: string, reason?: RadarKind) => void;
  isHost: boolean;
}

const heads: Readonly<Record<RadarKind, string>> = {
  [RadarKind.Unanswered]: '追问待回复',
  [RadarKind.Thin]: '比 TA 平时简短',
  [RadarKind.Contradicted]: '投票和回答不一致',
  [RadarKind.Silent]: '未发言',
};

/** The label of the host's next step: for an unanswered follow-up it is a reminder, not a new question. */
const nextStepLabel = (kind: RadarKind): string => (kind === RadarKind.Unanswered ? '再问一次' : '去追问');

/** When it happened; of somebody silent, when they joined, or were invited while they haven't. */
const whenOf = ({ kind, joined, at }: RadarItem): string => {
  if (kind !== RadarKind.Silent) return formatPast(at);
  return joined === true ? `进入于 ${formatPast(at)}` : `受邀于 ${formatPast(at)}，还没进入`;
};

const aboutOf = ({ kind, excerpt, answer }: RadarItem): string => {
  if (kind === RadarKind.Unanswered) return `追问：${excerpt}`;
  if (kind !== RadarKind.Contradicted) return excerpt;
  return `投给了“${excerpt}”，回答里说的是${answer === null ? '别的' : `：“${answer}”`}`;
};

/** The answers that need a host's follow-up, grouped by reason. */
export function Radar({ onOpen, isHost }: RadarProps) {
  const query = useGetFollowUpRadar();
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            content="需要追问的内容"
            hint="没回复的追问、过短的回答、前后不一和没开口的人会列在这里。"
          />
        ) : (
          [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, all]) => (
            <section key={kind} className={classes['kind']} aria-label={heads[kind]}>
              <h3 className={classes['title']}>
                {heads[kind]} {all.length}
              </h3>
              <ul className={classes['list']}>
                {all.map((item) => (
                  <li key={`${item.responseId ?? ''} ${item.member.id} ${item.at}`}>
                    <Avatar name={item.member.name} src={item.member.avatar} size={28} />
                    <div className={classes['body']}>
                      <b>{item.member.name}</b>{' '}
                      <span className={classes['about']}>
                        {[item.where?.sectionTitle, whenOf(item)].filter(Boolean).join(' · ')}
                      </span>
                      <p className={classes['text']}>{aboutOf(item)}</p>
                    </div>
                    {item.responseId === null ? (
                      isHost && (
                        <ButtonLink href={reminderHref([item.member.id])} variant="light">
                          去提醒
                        </ButtonLink>
                      )
                    ) : (
                      <Button
                        variant="light"
                        onClick={() => onOpen(item.responseId ?? '', isHost ? kind : undefined)}
                      >
                        {isHost ? nextStepLabel(kind) : '看回答'}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))
        )
      }
    </QueryView>
  );
}
