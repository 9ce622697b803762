import { type GroupMedia, GroupMediaKind } from '@yayan/api-client';
import classes from './AnswerFiles.module.css';

/** The attachments of an answer: pictures as thumbnails, other files by name. Each opens in a new tab. */
export function AnswerFiles({ files }: { files: readonly GroupMedia[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes['root']} aria-label="附件">
      {files.map(({ id, kind, name, url, thumbnailUrl }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {kind === GroupMediaKind.Image || thumbnailUrl !== null ? (
              <img src={thumbnailUrl ?? url} alt={name} loading="lazy" />
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
