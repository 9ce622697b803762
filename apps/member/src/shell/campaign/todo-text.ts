import { type CampaignBrief, CampaignFace } from '@yayan/api-client';

/** What a member can do in a campaign, in a few words. */
interface TodoText {
  text: string;
  /** Whether something can be done now, without earning a chance first. */
  isOpen: boolean;
}

/** `还有 2 次机会`, `今天还没答`, `已报名`; undefined for a visitor. */
export function todoText({
  face,
  todo,
}: Pick<CampaignBrief, 'face'> & Pick<CampaignBrief, 'todo'>): TodoText | undefined {
  if (todo === null) return undefined;
  const { chances, entered, quizOpen } = todo;
  if (face === CampaignFace.Koi) {
    if (entered) return { text: '已报名', isOpen: false };
    return chances > 0 ? { text: '可以报名', isOpen: true } : { text: '先得 1 次机会', isOpen: false };
  }
  if (quizOpen) return { text: '今天还没答', isOpen: true };
  if (chances > 0) return { text: `还有 ${chances} 次机会`, isOpen: true };
  return { text: face === CampaignFace.Quiz ? '今天答过了' : '先得 1 次机会', isOpen: false };
}
