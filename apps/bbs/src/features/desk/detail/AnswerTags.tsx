import type { HostResponse } from '@yayan/api-client';
import { Button, CloseButton } from '@yayan/ui';
import { MOST_QUOTED } from '@yayan/discussion';
import type { RefObject } from 'react';
import type { TagChange } from '../actions/with-tagging.ts';
import classes from './AnswerTags.module.css';
import type { SelectedRange } from '../actions/selected-range.ts';
import { TagField } from './TagField.tsx';
import { TagMark } from './TagMark.tsx';

interface AnswerTagsProps {
  answer: HostResponse;
  /** The passage for the next tag; without one it is for the whole answer. */
  passage: SelectedRange | undefined;
  onDropPassage: () => void;
  field: RefObject<HTMLInputElement | null>;
  /** Undefined for observers, who can only read tags. */
  onTag?: ((tagging: TagChange) => Promise<void>) | undefined;
  /** Puts a passage on the quote board. */
  onQuote: (passage: SelectedRange) => Promise<void>;
  /** Quotes a passage in the follow-up that is sent next. */
  onAskWith: (passage: SelectedRange) => void;
}

/** The tags of an answer and of its passages, and the field to add more. */
export function AnswerTags(props: AnswerTagsProps) {
  const { answer, passage, onDropPassage, field, onTag, onQuote, onAskWith } = props;
  const { tags, passages, wording, content } = answer;
  const names = new Map(tags.map((tag) => [tag.id, tag]));
  // An answer also has the tags of its passages. Those stand at their passage.
  const ofWhole = tags.filter(({ id }) => !passages.some(({ tagId }) => tagId === id));
  const add = async (name: string): Promise<void> => {
    await onTag?.({ add: [name], remove: [], passage: passage && { ...passage, wording } });
    onDropPassage();
  };
  return (
    <section className={classes['root']} aria-label="标签">
      {ofWhole.length > 0 ? (
        <ul className={classes['tags']}>
          {ofWhole.map((tag) => (
            <li key={tag.id}>
              <TagMark tag={tag} />
              {onTag ? (
                <CloseButton
                  size="md"
                  aria-label={`去掉标签 ${tag.name}`}
                  onClick={() => void onTag({ add: [], remove: [tag.id] }).catch(() => undefined)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {passages.length > 0 ? (
        <ul className={classes['passages']} aria-label="标记的片段">
          {passages.map(({ tagId, start, end, text, stale }) => {
            const tag = names.get(tagId);
            return tag ? (
              <li key={`${tagId} ${start} ${end}`}>
                <TagMark tag={tag} />
                <span className={classes['quote']}>{stale ? '（回答改过，片段已失效）' : `“${text}”`}</span>
                {onTag ? (
                  <CloseButton
                    size="md"
                    aria-label={
                      stale ? `去掉失效的片段标签 ${tag.name}` : `去掉“${text}”上的标签 ${tag.name}`
                    }
                    onClick={() =>
                      void onTag({ add: [], remove: [tagId], passage: { start, end, wording } }).catch(
                        () => undefined,
                      )
                    }
                  />
                ) : null}
              </li>
            ) : null;
          })}
        </ul>
      ) : null}
      {onTag ? (
        <>
          {passage ? (
            <p className={classes['chosen']}>
              <span>给这一段加标签：“{content.slice(passage.start, passage.end)}”</span>
              <Button
                variant="light"
                size="compact-md"
                mih={32}
                onClick={() => void onQuote(passage).then(onDropPassage, () => undefined)}
              >
                放进金句
              </Button>
              {passage.end - passage.start <= MOST_QUOTED ? (
                <Button
                  variant="light"
                  size="compact-md"
                  mih={32}
                  onClick={() => {
                    onAskWith(passage);
                    onDropPassage();
                  }}
                >
                  引用到追问
                </Button>
              ) : null}
              <CloseButton size="md" aria-label="不选这一段" onClick={onDropPassage} />
            </p>
          ) : null}
          <TagField label={passage ? '这一段的标签' : '整条回答的标签'} field={field} onAdd={add} />
          {passage ? null : <p className={classes['hint']}>选中上面的一段文字，可以只给那一段加标签。</p>}
        </>
      ) : null}
    </section>
  );
}
