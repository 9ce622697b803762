import { IconLock } from '@tabler/icons-react';
import { StateBadge, type BadgeState } from '../badge/StateBadge.tsx';
import { Avatar } from '../brand/Avatar.tsx';
import { CardTitle } from '../card/CardTitle.tsx';
import { LinkCard } from '../card/LinkCard.tsx';
import type { ReactNode } from 'react';
import classes from './TopicCard.module.css';

interface TopicCardProps {
  href: string;
  /** The section it belongs to, above the title. */
  section: string;
  title: string;
  /** The topic's state for the respondent: see `topicStates`. */
  state: BadgeState;
  /** 「12 人回答 · 34 条讨论」. */
  counts: string;
  deadline?: ReactNode;
  people?: readonly { name: string; avatar?: string | null | undefined }[] | undefined;
  /** Whether others' answers are shown only after the respondent has answered. */
  locked?: boolean | undefined;
}

/** A topic in a list: section, title, state, counts and deadline. The whole card is one link. */
export function TopicCard({
  href,
  section,
  title,
  state,
  counts,
  deadline,
  people,
  locked = false,
}: TopicCardProps) {
  return (
    <LinkCard className={classes['root']}>
      <div className={classes['head']}>
        <span className={classes['section']}>{section}</span>
        <StateBadge {...state} />
      </div>
      <CardTitle href={href}>{title}</CardTitle>
      <div className={classes['foot']}>
        <span className={classes['people']}>
          {people?.slice(0, 4).map((person) => (
            <Avatar key={person.name} name={person.name} src={person.avatar} size={24} />
          ))}
        </span>
        <span>{counts}</span>
        {deadline ? <span>{deadline}</span> : null}
        {locked ? (
          <span className={classes['lock']}>
            <IconLock size={16} stroke={1.75} aria-hidden />
            先答后看
          </span>
        ) : null}
      </div>
    </LinkCard>
  );
}
