import { type GroupMedia, GroupMediaKind } from '@yayan/api-client';
import classes from './MediaViewer.module.css';

/** A file as large as the window allows: a picture, something that plays, or a link to a document. */
export function MediaView({ media, caption }: { media: GroupMedia; caption: string }) {
  const { kind, name, url, thumbnailUrl } = media;
  if (kind === GroupMediaKind.Image)
    return <img className={classes['picture']} src={url} alt={caption} draggable={false} />;
  if (kind === GroupMediaKind.Video)
    return (
      // What people film has no captions; the answer below says what it is about.
      <video
        className={classes['picture']}
        src={url}
        poster={thumbnailUrl ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={caption}
      >
        <track kind="captions" />
      </video>
    );
  if (kind === GroupMediaKind.Audio)
    return (
      <audio src={url} controls preload="metadata" aria-label={caption}>
        <track kind="captions" />
      </audio>
    );
  return (
    <a className={classes['link']} href={url} target="_blank" rel="noopener noreferrer">
      下载 {name}
    </a>
  );
}
