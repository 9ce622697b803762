import type { ContentDraft } from '@yayan/console-client';
import { ArticleForm } from './ArticleForm.tsx';
import { CourseForm } from './CourseForm.tsx';
import { NoticeForm, PopupForm } from './message-forms.tsx';
import { BannerForm, EventForm } from './page-forms.tsx';
import { PollForm } from './PollForm.tsx';

interface DraftFieldsProps {
  draft: ContentDraft;
  onChange: (draft: ContentDraft) => void;
  /** Called with the number that a new help article gets. */
  onNumber: (id: string) => void;
}

/** The fields of a draft, by its kind. */
export function DraftFields({ draft, onChange, onNumber }: DraftFieldsProps) {
  if (draft.kind === 'banner') return <BannerForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'event') return <EventForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'notice') return <NoticeForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'popup') return <PopupForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'poll') return <PollForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'course') return <CourseForm draft={draft} onChange={onChange} />;
  return <ArticleForm draft={draft} onChange={onChange} onNumber={onNumber} />;
}
