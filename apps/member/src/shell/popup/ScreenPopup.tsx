import type { ScreenMessage } from '@yayan/api-client';
import { useGetScreenMessage, useReadFlash } from '@yayan/api-client/react';
import { Button, ButtonLink, Sheet } from '@yayan/ui';
import { useEffect, useState } from 'react';
import classes from './ScreenPopup.module.css';

/** The pop-up is requested long after the page was drawn. */
const AFTER_MS = 2_000;

/** The operators' pop-up on the home page: at most one a session and one a day, closed by one key (rule 7.2). */
export function ScreenPopup({ path }: { path: string }) {
  const isHome = path === '/home';
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isHome) return undefined;
    const timer = setTimeout(() => setDue(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHome]);
  const { data: message } = useGetScreenMessage({
    query: { enabled: isHome && isDue, staleTime: Infinity, gcTime: Infinity, retry: false },
  });
  return isHome && message ? <Popup key={message.id} message={message} /> : null;
}

function Popup({ message: { id, title, body, image, action, link } }: { message: ScreenMessage }) {
  const [isOpen, setOpen] = useState(true);
  // Without a network, the call is sent when there is one again.
  const { mutate } = useReadFlash({ mutation: { networkMode: 'online' } });
  const close = (): void => {
    if (!isOpen) return;
    setOpen(false);
    mutate({ data: { id } });
  };
  return (
    <Sheet opened={isOpen} onClose={close} title={title}>
      <div className={classes['root']}>
        {image === null ? null : <img src={image} alt="" className={classes['image']} />}
        <p className={classes['text']}>{body}</p>
        {action !== null && link !== null ? (
          <ButtonLink href={link} fullWidth onClick={close}>
            {action}
          </ButtonLink>
        ) : (
          <Button fullWidth onClick={close}>
            知道了
          </Button>
        )}
      </div>
    </Sheet>
  );
}
