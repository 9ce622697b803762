import type { GroupMedia, GroupOpenState, SectionPhotos, SectionVisibility } from '@yayan/api-client';
import { StateBadge } from '@yayan/ui';
import { MediaGrid } from '../media/MediaGrid.tsx';
import classes from './SectionQuestion.module.css';
import { sectionHeading } from './section-title.ts';
import { TurnTime } from './TurnTime.tsx';
import { visibilityBadges } from './visibility-badges.ts';

/** The part of a section that respondents and hosts both see. */
interface Question {
  title: string;
  question: string;
  media: readonly GroupMedia[];
  minLength: number;
  /** Undefined for hosts, who see it in their guide. */
  photos?: SectionPhotos;
  visibility: SectionVisibility;
  state: GroupOpenState;
  opensAt: string;
  closesAt: string;
}

interface SectionQuestionProps {
  section: Question;
  number: number;
  /** Whether to show the minimum length here. The form for the answer shows it itself. */
  saysLength?: boolean;
}

/** A section's question with its rules: who sees the answers, the minimum length, and the closing time. */
export function SectionQuestion({ section, number, saysLength = true }: SectionQuestionProps) {
  const { media, minLength, photos, visibility } = section;
  const { title, text } = sectionHeading(section);
  return (
    <header>
      <h2 className={classes['title']}>
        <span className={classes['number']}>{number}</span>
        {title}
      </h2>
      {text ? <p className={classes['question']}>{text}</p> : null}
      <MediaGrid media={media} />
      <div className={classes['facts']}>
        <StateBadge {...visibilityBadges[visibility]} />
        {saysLength && minLength > 0 && section.state !== 'closed' ? <span>至少 {minLength} 字</span> : null}
        {photos === 'required' && section.state !== 'closed' ? <span>需要照片或视频</span> : null}
        <span>
          <TurnTime schedule={section} />
        </span>
      </div>
    </header>
  );
}
