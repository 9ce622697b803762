import type { AppReleaseDraft, ChannelDraft } from '@yayan/console-client';
import { Button, formatMoment } from '@yayan/ui';
import classes from './preview.module.css';

/** A channel's landing page as visitors see it. */
export function ChannelPreview({ draft }: { draft: ChannelDraft }) {
  const { title, lead, points, partner, endsAt } = draft;
  return (
    <article className={classes['phone']}>
      {partner === null ? null : <p className={classes['note']}>来自 {partner}</p>}
      <h3 className={classes['title']}>{title || '标题'}</h3>
      <p className={classes['text']}>{lead || '导语'}</p>
      <Button fullWidth component="span">
        免费加入
      </Button>
      <ul className={classes['points']}>
        {points.map((point, at) => (
          // Points have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <b>{point.title || `要点 ${at + 1}`}</b>
            <p className={classes['text']}>{point.text}</p>
          </li>
        ))}
      </ul>
      {endsAt === null ? null : <p className={classes['note']}>活动到 {formatMoment(endsAt)} 为止。</p>}
    </article>
  );
}

/** A release of the app as its download page shows it. */
export function AppReleasePreview({ draft }: { draft: AppReleaseDraft }) {
  const { version, minimumSystem, url, store, bytes, sha256, notes } = draft;
  return (
    <article className={classes['phone']}>
      <h3 className={classes['title']}>版本 {version || '2.4.0'}</h3>
      <p className={classes['note']}>{minimumSystem || '最低系统'} 及以上</p>
      <Button fullWidth component="span">
        {store === null ? '下载安装包' : `去 ${store}`}
      </Button>
      <p className={classes['note']}>{url}</p>
      {store === null ? (
        <p className={classes['note']}>
          {bytes ?? '–'} 字节，SHA-256 {sha256 ?? '–'}
        </p>
      ) : null}
      <ul className={classes['points']}>
        {notes
          .filter((note) => note.trim() !== '')
          .map((note, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two notes may be the same while they are typed.
            <li key={at}>{note}</li>
          ))}
      </ul>
    </article>
  );
}
