import type { ContentDraft } from '@yayan/console-client';
import { AppReleaseForm } from './AppReleaseForm.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { ChannelForm } from './ChannelForm.tsx';
import { CourseForm } from './CourseForm.tsx';
import { NoticeForm, PopupForm } from './message-forms.tsx';
import { BannerForm, EventForm } from './page-forms.tsx';
import { PollForm } from './PollForm.tsx';
import { StarArticleForm } from './StarArticleForm.tsx';

interface DraftFieldsProps {
  draft: ContentDraft;
  id: string;
  /** Whether its id may still change. */
  isNew: boolean;
  onChange: (draft: ContentDraft) => void;
  /** Called with the id of new content whose form gives it one. */
  onId: (id: string) => void;
}

/** The fields of a draft, by its kind. */
export function DraftFields({ draft, id, isNew, onChange, onId }: DraftFieldsProps) {
  if (draft.kind === 'banner') return <BannerForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'event') return <EventForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'notice') return <NoticeForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'popup') return <PopupForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'poll') return <PollForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'course') return <CourseForm draft={draft} onChange={onChange} />;
  if (draft.kind === 'starArticle') return <StarArticleForm draft={draft} onChange={onChange} />;
  const identity = { id, isNew, onId };
  if (draft.kind === 'channel') return <ChannelForm draft={draft} onChange={onChange} {...identity} />;
  if (draft.kind === 'appRelease') return <AppReleaseForm draft={draft} onChange={onChange} {...identity} />;
  return <ArticleForm draft={draft} onChange={onChange} onNumber={isNew ? onId : () => {}} />;
}
