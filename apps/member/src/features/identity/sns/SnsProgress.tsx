import { ButtonLink, Loader } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { EntryCard } from '../EntryCard.tsx';
import classes from './SnsProgress.module.css';

const fallbackMs = 10_000;

/** The page during a redirect between two sites. After 10 s it offers a way back (design pages 1.2). */
export function SnsProgress({ title, back }: { title: string; back?: { href: string; label: string } }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), fallbackMs);
    return () => clearTimeout(timer);
  }, []);
  const { href, label } = back ?? { href: '/login', label: '返回登录' };
  return (
    <EntryCard centred>
      <div className={classes['root']}>
        <Loader size={44} aria-hidden />
        <h1 className={classes['title']}>{title}</h1>
        <p className={classes['text']}>请不要关闭本页</p>
        <div className={classes['long']} aria-live="polite">
          {isLong ? (
            <>
              <p className={classes['text']}>比平常久了一些，可以再等等，或换一种方式。</p>
              <ButtonLink href={href} variant="default">
                {label}
              </ButtonLink>
            </>
          ) : null}
        </div>
      </div>
    </EntryCard>
  );
}
