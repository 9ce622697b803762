import { type Message, UndoReadRequestOf } from '@yayan/api-client';
import { useListMessagesInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { ButtonLink, ChipFilter, EmptyState, formatClock, SkeletonLedger, VisuallyHidden } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { byDay } from './by-day.ts';
import { messageKinds } from './message-kinds.ts';
import classes from './MessagePage.module.css';
import { ReadBar } from './ReadBar.tsx';
import { LetterArt } from './LetterArt.tsx';
import { LetterRow } from './LetterRow.tsx';
import { previewText } from './preview-text.ts';

const choices = [
  { value: '', label: '全部' },
  { value: 'unread', label: '未读' },
];

/** The member's messages by day; all, or the unread ones. */
export function MessageList() {
  const [search, setSearch] = useSearchParams();
  const isUnread = search.get('show') === 'unread';
  const filter = isUnread ? { unread: true } : {};
  const list = useListMessagesInfinite(filter);
  return (
    <>
      <ReadBar of={UndoReadRequestOf.Messages} unread={list.query.data?.pages[0]?.unread}>
        <ChipFilter
          label="显示哪些消息"
          choices={choices}
          value={isUnread ? 'unread' : ''}
          onChange={(show) => setSearch(show === '' ? {} : { show }, { replace: true })}
        />
      </ReadBar>
      <CursorList
        list={list}
        skeleton={<SkeletonLedger rows={5} />}
        empty={
          <EmptyState
            art={<LetterArt />}
            content={isUnread ? '未读消息' : '新消息'}
            hint="审核结果、兑换进度、扣分和收回会在这里告诉你。每一笔金币都在金币明细里。"
            action={
              <ButtonLink href="/task" variant="light">
                去看看任务
              </ButtonLink>
            }
          />
        }
        end="消息保留一年"
      >
        {byDay(list.items).map(({ day, name, items }) => (
          <section key={day} aria-label={name}>
            <h2 className={classes['day']}>{name}</h2>
            <ul className={classes['list']}>
              {items.map((message) => (
                <li key={message.id}>
                  <MessageRow message={message} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </CursorList>
    </>
  );
}

function MessageRow({ message: { id, kind, title, body, read, createdAt } }: { message: Message }) {
  const { name, icon: Icon } = messageKinds[kind];
  const icon = (
    <>
      <Icon size={22} stroke={1.75} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
  const time = formatClock(createdAt);
  const text = previewText(body);
  return <LetterRow href={`/home/message/${id}`} {...{ icon, title, text, read, time }} />;
}
