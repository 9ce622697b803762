import { GroupIdentityMode, orderQuotes, type Quote } from '@yayan/api-client';
import { getListQuotesQueryKey, useListQuotes } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { QueryView } from '@yayan/site';
import {
  ActionIcon,
  Button,
  CloseButton,
  CopyButton,
  EmptyState,
  NativeSelect,
  SkeletonThread,
  StateBadge,
} from '@yayan/ui';
import { useState } from 'react';
import classes from './Quotes.module.css';

interface QuotesProps {
  isHost: boolean;
  onOpen: (responseId: string) => void;
}

const identities = [
  { value: GroupIdentityMode.Nickname, label: '昵称' },
  { value: GroupIdentityMode.Code, label: '代号' },
  { value: GroupIdentityMode.MemberCode, label: '会员编号' },
];

const textOf = ({ text, who, where }: Quote): string => `“${text}”——${who}，${where.sectionTitle}`;

/** The ids with one of them moved by a step. */
const moved = (ids: readonly string[], at: number, step: number): string[] => {
  const rest = ids.filter((_, place) => place !== at);
  const id = ids[at];
  return id === undefined ? rest : rest.toSpliced(at + step, 0, id);
};

/** The quote board: passages in the hosts' order, each with its source. */
export function Quotes({ isHost, onOpen }: QuotesProps) {
  const client = useQueryClient();
  const [identity, setIdentity] = useState<GroupIdentityMode>(
    isHost ? GroupIdentityMode.Nickname : GroupIdentityMode.Code,
  );
  const query = useListQuotes({ identity });
  const change = (ids: readonly string[], remove?: string): void =>
    void orderQuotes({ ids: [...ids], ...(remove !== undefined && { remove }) })
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: getListQuotesQueryKey() }));
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ items }) => {
        const ids = items.map(({ id }) => id);
        if (items.length === 0)
          return <EmptyState content="金句" hint="打开一条回答，选中一段文字，就能放进来。" />;
        return (
          <>
            <div className={classes['head']}>
              <NativeSelect
                label="怎么称呼受访者"
                data={identities.filter(({ value }) => isHost || value !== GroupIdentityMode.MemberCode)}
                value={identity}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setIdentity(identities.find((one) => one.value === value)?.value ?? GroupIdentityMode.Code);
                }}
              />
              <CopyButton value={items.map(textOf).join('\n')} />
            </div>
            <ol className={classes['list']}>
              {items.map((quote, at) => (
                <li key={quote.id}>
                  <blockquote className={classes['quote']}>{quote.text}</blockquote>
                  <p className={classes['about']}>
                    {quote.who} · {quote.where.topicTitle} · {quote.where.sectionTitle} · {quote.addedBy.name}{' '}
                    放进来 {quote.stale ? <StateBadge tone="gold" label="回答后来改过" /> : null}
                  </p>
                  <div className={classes['actions']}>
                    <Button variant="subtle" onClick={() => onOpen(quote.responseId)}>
                      看原回答
                    </Button>
                    {isHost ? (
                      <>
                        <ActionIcon
                          variant="subtle"
                          size={44}
                          aria-label="上移"
                          disabled={at === 0}
                          onClick={() => change(moved(ids, at, -1))}
                        >
                          <IconChevronUp size={20} stroke={1.75} />
                        </ActionIcon>
                        <ActionIcon
                          variant="subtle"
                          size={44}
                          aria-label="下移"
                          disabled={at === items.length - 1}
                          onClick={() => change(moved(ids, at, 1))}
                        >
                          <IconChevronDown size={20} stroke={1.75} />
                        </ActionIcon>
                        <CloseButton
                          size="lg"
                          aria-label={`取下“${quote.text}”`}
                          onClick={() =>
                            change(
                              ids.filter((id) => id !== quote.id),
                              quote.id,
                            )
                          }
                        />
                      </>
                    ) : null}
                  </div>
                </li>
              ))}
            </ol>
          </>
        );
      }}
    </QueryView>
  );
}
