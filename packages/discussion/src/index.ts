export { AnswersBeside } from './topics/AnswersBeside.tsx';
export { OneSection } from './topics/OneSection.tsx';
export { sectionHeading } from './topics/section-title.ts';
export { outstandingText } from './topics/outstanding-text.ts';
export { ThreadScreen } from './topics/ThreadScreen.tsx';
export { LongThread } from './follow-ups/LongThread.tsx';
export { AskFollowUp } from './follow-ups/AskFollowUp.tsx';
export { followUpAudiences } from './follow-ups/follow-up-audiences.ts';
export { type DiscussionPlace, DiscussionProvider } from './place/discussion-place.ts';
export { FileField } from './files/FileField.tsx';
export { countFiles } from './files/file-store.ts';
export { FileTile } from './files/FileTile.tsx';
export { KeptTile } from './files/KeptTile.tsx';
export { PressLine } from './writing/PressLine.tsx';
export { sendByKey, sendKeys } from './writing/send-by-key.ts';
export { useDraft } from './writing/use-draft.ts';
export { useSendOnceUploaded } from './writing/use-send-once-uploaded.ts';
export {
  type FilesOf,
  type FormPlace,
  forgetFormFiles,
  useFileQueue,
  useFormFiles,
} from './files/use-file-queue.ts';
export type { QueuedFile } from './files/file-queue.ts';
export { groupStates } from './topics/group-states.ts';
export { GroupRules } from './profile/GroupRules.tsx';
export { LazyMediaViewer as MediaViewer } from './media/lazy-media-viewer.ts';
export { MediaItem } from './media/MediaItem.tsx';
export { MySharedAttributes } from './profile/MySharedAttributes.tsx';
export { MyProgress } from './profile/MyProgress.tsx';
export { MyResponses } from './mine/MyResponses.tsx';
export { MyTopic } from './topics/MyTopic.tsx';
export { MyTopics } from './topics/MyTopics.tsx';
export { ProfileForm } from './profile/ProfileForm.tsx';
export { countDrafts, dropDrafts } from './client/drafts.ts';
export { QuoteBlock } from './quotes/QuoteBlock.tsx';
export { QuoteToSend } from './quotes/QuoteToSend.tsx';
export { MOST_QUOTED, QuotePickProvider, useQuoteFor, useQuotePick } from './quotes/quote-pick.tsx';
export { refetchGroup } from './client/refetch-group.ts';
export { ResponseItem } from './answering/ResponseItem.tsx';
export { ResponseList } from './answering/ResponseList.tsx';
export { leavingText, paySum, payText, rewardText } from './profile/reward-text.ts';
export { scheduleText, turnText } from './topics/schedule-text.ts';
export { TurnTime } from './topics/TurnTime.tsx';
export { SectionQuestion } from './topics/SectionQuestion.tsx';
export { TopicCardList } from './topics/TopicCardList.tsx';
export { topicHref } from './topics/topic-href.ts';
export { TopicNeighbours } from './topics/TopicNeighbours.tsx';
export { TopicQueryView } from './topics/TopicQueryView.tsx';
export { VotePanel } from './votes/VotePanel.tsx';
export { voteQuestion } from './votes/vote-question.ts';
