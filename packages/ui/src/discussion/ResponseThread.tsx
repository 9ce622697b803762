import type { ReactNode } from 'react';
import { Avatar } from '../brand/Avatar.tsx';
import { Spoiler } from '../mantine/layout/spoiler.ts';
import classes from './ResponseThread.module.css';

interface ResponseThreadProps {
  author: { name: string; avatar?: string | null | undefined };
  /** 「上海 · 2 小时前」. */
  about: string;
  text: string;
  /** Pictures and videos in a grid. */
  media?: ReactNode;
  tags?: readonly string[] | undefined;
  /** `Probe`s, replies, and the composer. */
  children?: ReactNode;
}

/** An answer with its follow-ups. Long answers fold after six lines. */
export function ResponseThread({ author, about, text, media, tags, children }: ResponseThreadProps) {
  return (
    <article className={classes['root']}>
      <Avatar name={author.name} src={author.avatar} />
      <div className={classes['body']}>
        <div className={classes['head']}>
          <b>{author.name}</b>
          <span className={classes['about']}>{about}</span>
        </div>
        <Spoiler maxHeight={150} showLabel="展开全文" hideLabel="收起">
          <p className={classes['text']}>{text}</p>
        </Spoiler>
        {media ? <div className={classes['media']}>{media}</div> : null}
        {tags?.length ? (
          <ul className={classes['tags']} aria-label="标签">
            {tags.map((tag) => (
              <li key={tag} className={classes['tag']}>
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </article>
  );
}
