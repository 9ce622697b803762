import { GroupRole } from '@yayan/contract';

export type Visibility = 'everyone' | 'answerFirst' | 'hostsOnly';
export type Audience = 'everyone' | 'author' | 'backRoom';

export interface Answer {
  id: string;
  section: string;
  author: string;
  place: number;
  deleted: boolean;
  counts: boolean;
}
export interface FollowUp {
  id: string;
  answer: Answer;
  author: string;
  audience: Audience;
  isReply: boolean;
  isOpen: boolean;
  at: number;
}

/** A group as plain lists. Every count is calculated from the lists each time. */
export class CounterModel {
  readonly answers: Answer[] = [];
  readonly followUps: FollowUp[] = [];
  readonly visibility = new Map<string, Visibility>();
  readonly reads = new Map<string, { place: number; at: number }>();
  readonly withdrawn = new Set<string>();
  step = 0;

  readonly isUnlocked = (who: string, section: string): boolean => {
    const visibility = this.visibility.get(section);
    if (visibility === 'hostsOnly') return false;
    return visibility === 'everyone' || this.of(section).some(({ author }) => author === who);
  };

  readonly of = (section: string): Answer[] => this.answers.filter((answer) => answer.section === section);

  readonly hasAnswered = (who: string, section: string): boolean =>
    this.of(section).some((answer) => answer.author === who && (!answer.deleted || answer.counts));

  readonly owed = (who: string, section: string): number =>
    this.followUps.filter(
      ({ answer, isOpen }) =>
        isOpen && answer.section === section && answer.author === who && !answer.deleted,
    ).length;

  readonly read = (who: string, { section, place }: Answer): void => {
    const before = this.reads.get(`${who} ${section}`)?.place ?? 0;
    this.reads.set(`${who} ${section}`, { place: Math.max(before, place), at: this.step });
  };

  readonly unread = (who: string, section: string, role: GroupRole): number => {
    const read = this.reads.get(`${who} ${section}`) ?? { place: 0, at: 0 };
    const isRespondent = role === GroupRole.Respondent;
    const sees = (answer: Answer) => !isRespondent || this.isUnlocked(who, section) || answer.author === who;
    const hears = ({ audience, answer, isReply }: FollowUp) => {
      if (!isRespondent) return isReply && (role === GroupRole.Host || audience !== 'author');
      return audience === 'everyone' || (audience === 'author' && answer.author === who);
    };
    const answers = this.of(section).filter(
      (answer) => !answer.deleted && sees(answer) && answer.author !== who && answer.place > read.place,
    );
    const said = this.followUps.filter(
      (one) =>
        one.answer.section === section &&
        !one.answer.deleted &&
        sees(one.answer) &&
        one.author !== who &&
        one.at > read.at &&
        hears(one),
    );
    return answers.length + said.length;
  };
}
