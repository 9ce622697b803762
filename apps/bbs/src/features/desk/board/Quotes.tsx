import {
  downloadQuotes,
  GroupIdentityMode,
  type Quote,
  type QuoteFileFormat,
  type QuoteFinding,
} from '@yayan/api-client';
import { getListGroupDownloadsQueryKey, useListQuotes } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { QueryView, saveFile, useAction } from '@yayan/site';
import { Alert, Button, CopyButton, EmptyState, NativeSelect, SkeletonThread } from '@yayan/ui';
import { useState } from 'react';
import { CodingSheet } from './CodingSheet.tsx';
import { FindingHead } from './FindingHead.tsx';
import { FindingSheet } from './FindingSheet.tsx';
import { arranged, codesOf, moved } from './board-order.ts';
import { QuoteDownload } from './QuoteDownload.tsx';
import { QuoteItem } from './QuoteItem.tsx';
import classes from './Quotes.module.css';
import { useBoard } from './use-board.ts';

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

/** The quote board: findings with their quotes, then the quotes without one, each with its source (rule 6.52). */
export function Quotes({ isHost, onOpen }: QuotesProps) {
  const client = useQueryClient();
  const [identity, setIdentity] = useState<GroupIdentityMode>(
    isHost ? GroupIdentityMode.Nickname : GroupIdentityMode.Code,
  );
  const [coding, setCoding] = useState<Quote>();
  const [editing, setEditing] = useState<QuoteFinding | 'new'>();
  const query = useListQuotes({ identity });
  const board = useBoard();
  const download = useAction(async (format: QuoteFileFormat) => {
    saveFile(await downloadQuotes({ format, identity }), `金句.${format}`);
    await client.invalidateQueries({ queryKey: getListGroupDownloadsQueryKey() });
  });
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {({ items, findings }) => {
        if (items.length === 0 && findings.length === 0)
          return <EmptyState content="金句" hint="打开一条回答，选中一段文字，就能放进来。" />;
        return (
          <>
            <div className={classes['head']}>
              <NativeSelect
                className={classes['who'] ?? ''}
                label="怎么称呼受访者"
                data={identities.filter(({ value }) => isHost || value !== GroupIdentityMode.MemberCode)}
                value={identity}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setIdentity(identities.find((one) => one.value === value)?.value ?? GroupIdentityMode.Code);
                }}
              />
              {isHost ? (
                <Button variant="light" onClick={() => setEditing('new')}>
                  新增结论
                </Button>
              ) : null}
              <QuoteDownload
                isPending={download.isPending}
                onDownload={(format) => void download.run(format)}
              />
              <CopyButton value={items.map(textOf).join('\n')} />
            </div>
            {download.failure === undefined ? null : (
              <Alert color="seal" role="alert">
                {download.failure}
              </Alert>
            )}
            {arranged(items, findings).map(({ finding, quotes }, place) => (
              <section key={finding?.id ?? 'none'} aria-label={finding?.title ?? '没有归入结论'}>
                {finding ? (
                  <FindingHead
                    finding={finding}
                    isHost={isHost}
                    onEdit={() => setEditing(finding)}
                    onUp={place > 0 ? () => board.save({ ...finding, place: place - 1 }) : undefined}
                    onDown={
                      place < findings.length - 1
                        ? () => board.save({ ...finding, place: place + 1 })
                        : undefined
                    }
                  />
                ) : findings.length > 0 ? (
                  <h3 className={classes['title']}>没有归入结论</h3>
                ) : null}
                {quotes.length === 0 ? (
                  <p className={classes['about']}>还没有金句，在金句的“整理”里选这条结论。</p>
                ) : null}
                <ol className={classes['list']}>
                  {quotes.map((quote, at) => (
                    <QuoteItem
                      key={quote.id}
                      quote={quote}
                      isHost={isHost}
                      onOpen={() => onOpen(quote.responseId)}
                      onCode={() => setCoding(quote)}
                      onUp={at > 0 ? () => board.order(moved(items, quote, quotes[at - 1])) : undefined}
                      onDown={
                        at < quotes.length - 1
                          ? () => board.order(moved(items, quote, quotes[at + 1]))
                          : undefined
                      }
                      onRemove={() =>
                        board.order(
                          items.flatMap(({ id }) => (id === quote.id ? [] : [id])),
                          quote.id,
                        )
                      }
                    />
                  ))}
                </ol>
              </section>
            ))}
            {coding ? (
              <CodingSheet
                quote={coding}
                codes={codesOf(items)}
                findings={findings}
                onClose={() => setCoding(undefined)}
              />
            ) : null}
            {editing ? (
              <FindingSheet
                finding={editing === 'new' ? undefined : editing}
                onClose={() => setEditing(undefined)}
              />
            ) : null}
          </>
        );
      }}
    </QueryView>
  );
}
