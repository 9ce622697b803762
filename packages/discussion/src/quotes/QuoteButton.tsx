import type { GroupResponse } from '@yayan/api-client';
import { OpenComposerButton } from '../writing/OpenComposerButton.tsx';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { MOST_QUOTED, useQuotePick } from './quote-pick.tsx';

/** Quotes the selected words of an answer, or a short answer as a whole, in the reply below it. */
export function QuoteButton({ response }: { response: GroupResponse }) {
  const pick = useQuotePick();
  const { inform } = useDiscussionPlace();
  const { id, sectionId, author, content } = response;
  if (!pick || content === '') return null;
  const { selected } = pick;
  const words = selected?.responseId === id && content.includes(selected.text) ? selected.text : undefined;
  const text = words ?? content;
  const quote = (): void => {
    if (text.length > MOST_QUOTED)
      return inform(
        words === undefined ? '这条回答很长，先选中要引用的一段话' : `一次最多引用 ${MOST_QUOTED} 个字`,
      );
    pick.pick({ responseId: id, sectionId, author: author.name, text });
  };
  return (
    <OpenComposerButton onClick={quote}>{words === undefined ? '引用' : '引用选中的话'}</OpenComposerButton>
  );
}
