import { IconChevronRight } from '@tabler/icons-react';
import { type HomeAttention, HomeAttentionKind } from '@yayan/api-client';
import { Button, formatCount, formatMoment, Link, SectionHeading, useOnline } from '@yayan/ui';
import { useState } from 'react';
import { type BegunHere, begunText, finishedText, useBegunHere } from '../../shell/unsent/use-begun.ts';
import classes from './AttentionList.module.css';
import { attentionIcons } from './attention-icons.ts';

const AT_ONCE = 3;

const toAnswer: ReadonlySet<HomeAttentionKind> = new Set([
  HomeAttentionKind.Survey,
  HomeAttentionKind.Attributes,
  HomeAttentionKind.Group,
]);

/** The participation that the link continues; undefined for anything but a questionnaire. */
const sessionOf = ({ kind, link }: HomeAttention): string | undefined =>
  kind === HomeAttentionKind.Survey
    ? (new URL(link, globalThis.location.origin).searchParams.get('session') ?? undefined)
    : undefined;

/** A questionnaire that was begun here after the server's list was read, in the form of that list. */
const localOf = (begun: BegunHere): readonly HomeAttention[] =>
  begun.task
    ? [
        {
          kind: HomeAttentionKind.Survey,
          title: begun.task.title,
          detail: begunText(begun),
          link: `/task/go?session=${begun.sessionId}`,
          coins: null,
          since: new Date(0).toISOString(),
          until: null,
          feedbackState: null,
        },
      ]
    : [];

const detailOf = ({ kind, detail, until }: HomeAttention, isFinished: boolean): string =>
  [
    isFinished ? finishedText : detail,
    until === null
      ? null
      : `${kind === HomeAttentionKind.Survey ? '保留到 ' : ''}${formatMoment(until)}${kind === HomeAttentionKind.Survey ? '' : ' 截止'}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/**
 * What the member still owes, in the server's order, three things at once (rule 10.30). First come questionnaires of which this
 * device has answers that the server's list doesn't know of, and without a network all that were begun here.
 */
export function AttentionList({
  items: owed,
  seesCoins = true,
}: {
  items: readonly HomeAttention[];
  seesCoins?: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const isOnline = useOnline();
  const begun = useBegunHere();
  const isFinished = (item: HomeAttention): boolean =>
    begun.some((one) => one.isFinished && one.sessionId === sessionOf(item));
  const known = new Set(owed.map(sessionOf));
  // Browsers say that there is a network where one is connected to nothing: what waits is named in any case.
  const added = begun.filter((one) => (one.waits || !isOnline) && !known.has(one.sessionId));
  const items = [...added.flatMap(localOf), ...owed];
  if (items.length === 0) return null;
  const shown = showsAll ? items : items.slice(0, AT_ONCE);
  const hidden = items.length - shown.length;
  return (
    <section>
      <SectionHeading title={items.every(({ kind }) => toAnswer.has(kind)) ? '等你回答' : '等你处理'} />
      <div className={classes['card']}>
        <ul className={classes['list']}>
          {shown.map((item) => (
            <li key={`${item.kind} ${item.link}`}>
              <Row item={item} isFinished={isFinished(item)} seesCoins={seesCoins} />
            </li>
          ))}
        </ul>
        {hidden === 0 ? null : (
          <Button variant="subtle" fullWidth onClick={() => setShowsAll(true)}>
            还有 {hidden} 件
          </Button>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  item: HomeAttention;
  /** Whether it waits on this device to be handed in. Opening it hands it in. */
  isFinished: boolean;
  seesCoins: boolean;
}

function Row({ item, isFinished, seesCoins }: RowProps) {
  const Icon = attentionIcons[item.kind];
  return (
    <Link href={item.link} className={classes['row']} data-kind={item.kind}>
      <span className={classes['icon']}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={classes['text']}>
        <b>{item.title}</b>
        <span className={classes['dim']}>{detailOf(item, isFinished)}</span>
      </span>
      {seesCoins && item.coins !== null && item.coins > 0 ? (
        <span className={classes['coins']}>{formatCount(item.coins)} 金币</span>
      ) : null}
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}
