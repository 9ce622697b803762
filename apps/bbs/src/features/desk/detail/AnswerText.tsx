import type { HostResponse } from '@yayan/api-client';
import { useEffect, useRef } from 'react';
import classes from './AnswerText.module.css';
import { toneOf } from './TagMark.tsx';
import { textPieces } from './text-pieces.ts';
import { selectedRange, type SelectedRange } from '../actions/selected-range.ts';

interface AnswerTextProps {
  answer: HostResponse;
  /** A passage that is highlighted while its tags are entered. */
  chosen: SelectedRange | undefined;
  /** Undefined where nothing can be tagged. */
  onSelect?: ((range: SelectedRange) => void) | undefined;
}

const chosenId = 'chosen';

/** The text of an answer with its tagged passages. Selecting text chooses a passage, as soon as the selecting has ended. */
export function AnswerText({ answer, chosen, onSelect }: AnswerTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const { content, passages, tags } = answer;
  const marks = passages.filter(({ stale }) => !stale);
  const pieces = textPieces(content, chosen ? [...marks, { tagId: chosenId, ...chosen }] : marks);
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  useEffect(() => {
    if (!onSelect) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const look = (): void => {
      clearTimeout(timer);
      if (isPressed) return;
      // Keys and the handles of a phone tell no end, so wait until the selection stays the same.
      timer = setTimeout(() => {
        const range = text.current && selectedRange(text.current);
        if (range) onSelect(range);
      }, 300);
    };
    const press = (): void => {
      isPressed = true;
      clearTimeout(timer);
    };
    const release = (): void => {
      isPressed = false;
      look();
    };
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('selectionchange', look, { signal });
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    // A finger that begins to select is no pointer any more.
    document.addEventListener('pointercancel', release, { signal });
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [onSelect]);
  return (
    <p ref={text} className={classes['root']}>
      {pieces.map((piece) => {
        const own = piece.tagIds.flatMap((id) => byId.get(id) ?? []);
        const [first] = own;
        const isChosen = piece.tagIds.includes(chosenId);
        return piece.tagIds.length === 0 ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <mark
            key={piece.start}
            className={classes['mark']}
            data-tone={first ? toneOf(first) : undefined}
            data-chosen={isChosen}
            title={own.map(({ name }) => name).join('、')}
          >
            {piece.text}
          </mark>
        );
      })}
    </p>
  );
}
