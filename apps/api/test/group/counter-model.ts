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
  /** Answers that somebody opened alone (rule 6.60). */
  readonly #opened = new Set<string>();
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

  /** Reads one answer and none before it; the divider follows as far as everything before it was read or deleted. */
  readonly readAlone = (who: string, answer: Answer): void => {
    const divider = this.reads.get(`${who} ${answer.section}`)?.place ?? 0;
    if (answer.place > divider) this.#opened.add(`${who} ${answer.id}`);
    const standing = this.of(answer.section).filter(({ deleted }) => !deleted);
    const gap = standing.find(({ id, place }) => place > divider && !this.#opened.has(`${who} ${id}`));
    const passed = standing.findLast(({ place }) => !gap || place < gap.place);
    if (passed && (!gap || passed.place > divider)) this.read(who, passed);
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
      (answer) =>
        !answer.deleted &&
        sees(answer) &&
        answer.author !== who &&
        answer.place > read.place &&
        !this.#opened.has(`${who} ${answer.id}`),
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
