import type { CourseDraft } from '@yayan/console-client';
import { Checkbox, NumberInput } from '@yayan/ui';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import { PictureField } from '../../../shell/picture/PictureField.tsx';
import classes from '../ContentPage.module.css';
import { BodyField } from './body/BodyField.tsx';
import type { DraftForm } from './draft-form.ts';
import { LineField, PlaceField, TextField } from './fields.tsx';
import { QuizFields } from './QuizFields.tsx';
import { CaptionsField } from './video/CaptionsField.tsx';
import { FilmField } from './video/FilmField.tsx';

const LONGEST_ADDRESS = 100;
const MOST_MINUTES = 120;
const MOST_COINS = 1000;
const MOST_SECONDS = 7200;
const NEW_VIDEO = { source: '', captions: null, seconds: 60, poster: null };

type Video = NonNullable<CourseDraft['video']>;

interface WholeFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

function WholeField({ label, value, least, most, onChange }: WholeFieldProps) {
  return (
    <NumberInput
      label={label}
      min={least}
      max={most}
      allowDecimal={false}
      value={value}
      onChange={(next) => onChange(typeof next === 'number' ? next : least)}
    />
  );
}

function VideoFields({ video, onChange }: { video: Video; onChange: (video: Video) => void }) {
  return (
    <>
      <FilmField
        hasFilm={video.source !== ''}
        onFilm={({ key, seconds = video.seconds, poster }) =>
          onChange({ ...video, source: key, seconds, poster })
        }
      />
      <LineField
        label="视频文件"
        description="上传后自动填好；也可以写会员网站上的文件，如 /videos/reading.webm。"
        value={video.source}
        most={LONGEST_ADDRESS}
        onChange={(source) => onChange({ ...video, source: source.trim() })}
      />
      <PictureField
        label="视频封面"
        description="播放前显示。上传视频时自动取一帧，可以换。"
        value={video.poster ?? null}
        onChange={(poster) => onChange({ ...video, poster })}
      />
      <CaptionsField value={video.captions} onChange={(captions) => onChange({ ...video, captions })} />
      <WholeField
        label="视频有几秒"
        least={1}
        most={MOST_SECONDS}
        value={video.seconds}
        onChange={(seconds) => onChange({ ...video, seconds })}
      />
    </>
  );
}

/** A course's fields. */
export const CourseForm: DraftForm<CourseDraft> = ({ draft, onChange }) => (
  <>
    <LineField
      label="标题"
      value={draft.title}
      most={40}
      onChange={(title) => onChange({ ...draft, title })}
    />
    <TextField
      label="摘要"
      rows={2}
      value={draft.summary}
      most={120}
      onChange={(summary) => onChange({ ...draft, summary })}
    />
    <div className={classes['pair']}>
      <WholeField
        label="要几分钟"
        least={1}
        most={MOST_MINUTES}
        value={draft.minutes}
        onChange={(minutes) => onChange({ ...draft, minutes })}
      />
      <WholeField
        label="通过得几个金币"
        least={0}
        most={MOST_COINS}
        value={draft.coins}
        onChange={(coins) => onChange({ ...draft, coins })}
      />
      <PlaceField
        least={1}
        value={draft.position}
        onChange={(position) => onChange({ ...draft, position })}
      />
    </div>
    <MomentField
      label="截止，空着是不限"
      value={draft.closesAt ?? ''}
      onChange={(closesAt) => onChange({ ...draft, closesAt: closesAt || null })}
    />
    <BodyField value={draft.body} onChange={(body) => onChange({ ...draft, body })} />
    <Checkbox
      label="有视频"
      checked={draft.video !== null}
      onChange={(event) => onChange({ ...draft, video: event.currentTarget.checked ? NEW_VIDEO : null })}
    />
    {draft.video === null ? null : (
      <VideoFields video={draft.video} onChange={(video) => onChange({ ...draft, video })} />
    )}
    <QuizFields quiz={draft.quiz} onChange={(quiz) => onChange({ ...draft, quiz })} />
  </>
);
