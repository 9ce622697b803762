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

/** The text of an answer with its tagged passages. Selecting text chooses a passage. */
export function AnswerText({ answer, chosen, onSelect }: AnswerTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const { content, passages, tags } = answer;
  const marks = passages.filter(({ stale }) => !stale);
  const pieces = textPieces(content, chosen ? [...marks, { tagId: chosenId, ...chosen }] : marks);
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  useEffect(() => {
    if (!onSelect) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      // The selection grows while the finger moves, so wait until it stays the same.
      timer = setTimeout(() => {
        const range = text.current && selectedRange(text.current);
        if (range) onSelect(range);
      }, 300);
    };
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
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
