import { IconBold, IconHeading, IconLink, IconList, IconListNumbers } from '@tabler/icons-react';
import { ActionIcon, Textarea } from '@yayan/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type Mark, markText } from './mark-text.ts';
import classes from './BodyField.module.css';

const ROWS = 12;
const MOST_ROWS = 24;
const LONGEST = 20_000;

const marks: readonly { mark: Mark; label: string; Icon: typeof IconBold }[] = [
  { mark: 'heading', label: '标题', Icon: IconHeading },
  { mark: 'list', label: '列表', Icon: IconList },
  { mark: 'steps', label: '步骤', Icon: IconListNumbers },
  { mark: 'strong', label: '加粗', Icon: IconBold },
  { mark: 'link', label: '链接', Icon: IconLink },
];

function MarkButtons({ onPress }: { onPress: (mark: Mark) => void }) {
  return (
    <div className={classes['marks']} role="toolbar" aria-label="正文的写法">
      {marks.map(({ mark, label, Icon }) => (
        <ActionIcon
          key={mark}
          variant="default"
          aria-label={label}
          title={label}
          // The selection stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(mark)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}

/** The text of a notice or an article: Markdown with buttons for what the subset allows. */
export function BodyField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const press = (mark: Mark): void => {
    const area = field.current;
    if (area === null) return;
    const selection = { text: area.value, start: area.selectionStart, end: area.selectionEnd };
    const { start, end, insert, select } = markText(selection, mark);
    area.focus();
    area.setSelectionRange(start, end);
    // The only way of changing a field that its undo knows. No browser drops it; without it the text changes all the same.
    if (!document.execCommand('insertText', false, insert)) {
      area.setRangeText(insert, start, end);
      onChange(area.value);
    }
    area.setSelectionRange(...select);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    press('strong');
  };
  const withMarks = (input: ReactNode) => (
    <>
      <MarkButtons onPress={press} />
      {input}
    </>
  );
  return (
    <Textarea
      ref={field}
      label="正文"
      description="图片不能用。右边是会员看到的样子。"
      inputContainer={withMarks}
      maxLength={LONGEST}
      autosize
      minRows={ROWS}
      maxRows={MOST_ROWS}
      value={value}
      onKeyDown={onKeyDown}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
