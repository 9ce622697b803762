import type { ContentDraft, RichText } from '@yayan/console-client';
import { Button, formatMoment, VoteCard } from '@yayan/ui';
import classes from './preview.module.css';
import { MemberPicture } from '../../../shell/picture/MemberPicture.tsx';
import { AppReleasePreview, ChannelPreview } from './public-previews.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { RichTextPreview } from './RichTextPreview.tsx';

function BannerPreview({
  draft: { image, wideImage },
}: {
  draft: Extract<ContentDraft, { kind: 'banner' }>;
}) {
  if (image === '') return <p className={classes['empty']}>填了图片地址就能看到。</p>;
  return (
    <div className={classes['pictures']}>
      <figure className={classes['phone']}>
        <MemberPicture address={image} />
        <figcaption className={classes['note']}>手机</figcaption>
      </figure>
      {wideImage === null ? null : (
        <figure className={classes['figure']}>
          <MemberPicture address={wideImage} />
          <figcaption className={classes['note']}>电脑</figcaption>
        </figure>
      )}
    </div>
  );
}

function EventPreview({ draft }: { draft: Extract<ContentDraft, { kind: 'event' }> }) {
  const { title, summary, cover, startsAt, endsAt } = draft;
  return (
    <article className={classes['phone']}>
      {cover === '' ? null : <MemberPicture address={cover} />}
      <h3 className={classes['title']}>{title || '标题'}</h3>
      <p className={classes['text']}>{summary || '摘要'}</p>
      <p className={classes['note']}>
        {startsAt === '' ? '' : formatMoment(startsAt)} 至 {endsAt === '' ? '' : formatMoment(endsAt)}
      </p>
    </article>
  );
}

function PopupPreview({ draft }: { draft: Extract<ContentDraft, { kind: 'popup' }> }) {
  const { title, body, image, action, link } = draft;
  return (
    <article className={classes['sheet']}>
      <h3 className={classes['title']}>{title || '标题'}</h3>
      {image === null ? null : <MemberPicture address={image} />}
      <p className={classes['text']}>{body || '正文'}</p>
      <Button fullWidth component="span">
        {action !== null && link !== null ? action : '知道了'}
      </Button>
      {link === null ? null : <p className={classes['note']}>按钮去 {link}</p>}
    </article>
  );
}

const resultsNotes = {
  afterVote: '投票后可看结果',
  always: '投票后可看结果，访客在首页选好也能看',
  afterClose: '截止后公布结果',
} as const;

function PollPreview({ draft }: { draft: Extract<ContentDraft, { kind: 'poll' }> }) {
  const { title, description, options, maxChoices, results, closesAt } = draft;
  return (
    <div className={classes['phone']}>
      {description === null ? null : <p className={classes['text']}>{description}</p>}
      <VoteCard
        key={`${options.join('\n')} ${maxChoices}`}
        question={title || '问题'}
        options={options.map((label, index) => ({ id: `${index}`, label: label || `选项 ${index + 1}` }))}
        multiple={maxChoices > 1}
        most={maxChoices}
        resultsNote={resultsNotes[results]}
        closing={closesAt === null ? undefined : `${formatMoment(closesAt)} 截止`}
      />
    </div>
  );
}

interface TextPreviewProps {
  title: string;
  note: string;
  body: RichText | null;
}

function TextPreview({ title, note, body }: TextPreviewProps) {
  return (
    <article className={classes['phone']}>
      <h3 className={classes['title']}>{title || '标题'}</h3>
      <p className={classes['note']}>{note}</p>
      {body === null ? <p className={classes['empty']}>正文</p> : <RichTextPreview blocks={body} />}
    </article>
  );
}

/** Content as members see it. `body` is its text in parts, as the server reads it. */
export function DraftPreview({ draft, body }: { draft: ContentDraft; body: RichText | null }) {
  if (draft.kind === 'banner') return <BannerPreview draft={draft} />;
  if (draft.kind === 'event') return <EventPreview draft={draft} />;
  if (draft.kind === 'popup') return <PopupPreview draft={draft} />;
  if (draft.kind === 'poll') return <PollPreview draft={draft} />;
  if (draft.kind === 'course') return <CoursePreview draft={draft} body={body} />;
  if (draft.kind === 'channel') return <ChannelPreview draft={draft} />;
  if (draft.kind === 'appRelease') return <AppReleasePreview draft={draft} />;
  if (draft.kind === 'article') return <TextPreview title={draft.title} note={draft.summary} body={body} />;
  // A notice or a star article, which lists show with its summary.
  return (
    <>
      <p className={classes['listed']}>
        <b>{draft.title || '标题'}</b>
        <span>{draft.summary || '摘要'}</span>
      </p>
      <TextPreview
        title={draft.title}
        note={`发布于 ${draft.publishAt === null ? '现在' : formatMoment(draft.publishAt)}`}
        body={body}
      />
    </>
  );
}
