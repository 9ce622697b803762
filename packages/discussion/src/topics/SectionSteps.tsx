import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { ButtonLink } from '@yayan/ui';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import classes from './Topic.module.css';

interface SectionStepsProps {
  topicId: string;
  /** The ids of the sections before and after; null at both ends. */
  previous: string | null;
  next: string | null;
  /** The link after the last section. */
  endHref: string;
  /** Whether this question is answered, so that going on is what comes next. */
  answered: boolean;
}

/** Links to the question before and after, and from the last one to all answers. */
export function SectionSteps({ topicId, previous, next, endHref, answered }: SectionStepsProps) {
  const { sectionHref } = useDiscussionPlace();
  return (
    <nav className={classes['neighbours']} aria-label="相邻问题">
      {previous === null ? (
        <span />
      ) : (
        <ButtonLink
          href={sectionHref({ topicId, sectionId: previous })}
          variant="subtle"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
        >
          上一题
        </ButtonLink>
      )}
      <ButtonLink
        href={next === null ? endHref : sectionHref({ topicId, sectionId: next })}
        variant={answered ? 'filled' : 'subtle'}
        rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
      >
        {next === null ? '看看全部回答' : '下一题'}
      </ButtonLink>
    </nav>
  );
}
