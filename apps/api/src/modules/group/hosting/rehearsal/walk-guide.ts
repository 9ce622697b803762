import { GroupOpenState, GroupRole, RehearsalGate, SectionPhotos } from '@yayan/contract';
import { type Act, addAct, type Todo } from './agenda.ts';
import type { CopiedSection } from './guide-copy-store.ts';
import { refusalOf, Respondent, type RespondentDeps } from './respondent.ts';
import { choicesOf, contentOf, isAnsweredBy, THIN } from './script.ts';
import { SECTION_MS } from './timetable.ts';
import { voices } from './voices.ts';
import { WalkLog } from './walk-log.ts';
import type { WalkState } from './walk-state.ts';
import { answerLength } from '../../discussion/responses/fit.ts';

/** The most sections with answers: enough to fill every page of the desk, and few enough to wait for. */
export const MOST_SECTIONS = 200;
const HALF_HOUR_MS = 30 * 60_000;
/** How many answers the host asks about. */
const ASKED = 2;

/** A photo that was stored for an answer; null if the respondent could not add one. */
export interface Photo {
  place: number;
  voice: number;
  attachmentId: string | null;
}

/** What became of a step: the walk is over, goes on, or needs a photo for this answer first. */
export type Step = 'over' | 'on' | { needs: Omit<Photo, 'attachmentId'>; person: string; at: Date };

/**
 * Lets the scripted respondents answer the guide in its own order and at its own times. They read what their pages would
 * show them, and call what these would call. Some of them also try what the rules forbid.
 */
export class GuideWalk {
  readonly log: WalkLog;
  readonly #deps: RespondentDeps;
  readonly #groupId: string;
  readonly #sections: readonly CopiedSection[];
  readonly #state: WalkState;
  readonly #placeOf: ReadonlyMap<string, number>;

  /** `sections` are those of the copied group, in the host's order. The steps change `state`. */
  constructor(
    deps: RespondentDeps,
    { groupId, sections }: { groupId: string; sections: readonly CopiedSection[] },
    state: WalkState,
  ) {
    this.#deps = deps;
    this.#groupId = groupId;
    this.#sections = sections;
    this.#state = state;
    this.#placeOf = new Map(sections.map(({ id }, place) => [id, place]));
    this.log = new WalkLog(state);
  }

  /** Lets one person act once. */
  async step(photo?: Photo): Promise<Step> {
    const { agenda } = this.#state;
    const [act] = agenda;
    if (act === undefined) return 'over';
    const at = new Date(act.at);
    if (act.does === 'visit') {
      const todo = await this.#todoOf(act, at);
      const [next] = todo;
      const needs = next && this.#photoFor(next.place, act.voice);
      const isGiven = photo?.place === next?.place && photo?.voice === act.voice;
      if (needs && !isGiven) {
        act.todo = todo;
        return { needs, person: this.#state.people[act.voice] ?? '', at };
      }
      agenda.shift();
      if (next !== undefined) {
        await this.#answer(act.voice, next, at, isGiven ? photo : undefined);
        addAct(agenda, { ...act, at: act.at + SECTION_MS, todo: todo.slice(1) });
      }
    } else {
      agenda.shift();
      await (act.does === 'ask' ? this.#ask(act, at) : this.#reply(act, at));
    }
    return agenda.length === 0 ? 'over' : 'on';
  }

  #respondent(voice: number, at: Date): Respondent {
    return this.#as(this.#state.people[voice] ?? '', GroupRole.Respondent, at);
  }

  #as(groupMemberId: string, role: GroupRole, at: Date): Respondent {
    return new Respondent(this.#deps, { groupId: this.#groupId, groupMemberId, role }, at);
  }

  #photoFor(place: number, voice: number): Omit<Photo, 'attachmentId'> | undefined {
    return this.#sections[place]?.photos === SectionPhotos.Required ? { place, voice } : undefined;
  }

  /** What is left of a visit; when nothing is, what the respondent finds on their page. */
  async #todoOf({ voice, todo }: Act & { does: 'visit' }, at: Date): Promise<Todo[]> {
    if (voice === 0) await this.#tryBeforeOpening(at);
    // They may have answered some meanwhile, on a visit after another opening. Only the next one counts now.
    const next = todo.findIndex(({ place }) => !this.log.isDone(place, voice));
    return next === -1 ? await this.#findTodo(voice, at) : todo.slice(next);
  }

  /** The open sections that a respondent sees and still has to answer. */
  async #findTodo(voice: number, at: Date): Promise<Todo[]> {
    const respondent = this.#respondent(voice, at);
    const isTodo = (section: { id: string; state: GroupOpenState }): boolean => {
      const place = this.#placeOf.get(section.id);
      return (
        section.state === GroupOpenState.Open &&
        place !== undefined &&
        isAnsweredBy(voice, place, this.#sections.length) &&
        !this.log.isDone(place, voice)
      );
    };
    const todo: Todo[] = [];
    for (const topic of await respondent.listTopics())
      if (topic.state === GroupOpenState.Open && topic.sections.some(isTodo))
        for (const section of (await respondent.getTopic(topic.id)).sections.filter(isTodo))
          todo.push({ place: this.#placeOf.get(section.id) ?? 0, locked: section.responses.locked });
    return todo;
  }

  async #answer(voice: number, todo: Todo, at: Date, photo: Photo | undefined): Promise<void> {
    const section = this.#sections[todo.place];
    if (section === undefined) return;
    const respondent = this.#respondent(voice, at);
    const refused =
      (await this.#vote(voice, section, respondent)) ??
      (await this.#post({ voice, at, photo, section, ...todo }, respondent));
    this.log.addOutcome(todo.place, voice, refused);
  }

  async #vote(voice: number, { vote }: CopiedSection, respondent: Respondent) {
    if (vote === null) return null;
    const optionIds = choicesOf({ vote }, voice).flatMap((choice) => vote.optionIds[choice] ?? []);
    return await refusalOf(respondent.castVote({ voteId: vote.id, optionIds }));
  }

  async #post(
    {
      voice,
      at,
      photo,
      section,
      place,
      locked,
    }: Todo & { voice: number; at: Date; photo: Photo | undefined; section: CopiedSection },
    respondent: Respondent,
  ) {
    await this.#tryGates(voice, { section, place, locked }, respondent);
    const content = contentOf(section, place, voice);
    const attachments = [photo?.attachmentId].flatMap((id) => id ?? []);
    let responseId = '';
    const posting = respondent
      .answer({ sectionId: section.id, content, attachments })
      .then(({ id }) => (responseId = id));
    const refused = await refusalOf(posting);
    if (refused !== null || this.#state.asked >= ASKED) return refused;
    // The host asks about an answer after half an hour. The first question gets a reply; the second still waits for one.
    const isReplied = this.#state.asked === 0;
    this.#state.asked += 1;
    addAct(this.#state.agenda, {
      at: at.getTime() + HALF_HOUR_MS,
      voice,
      does: 'ask',
      responseId,
      isReplied,
    });
    return refused;
  }

  async #ask({ voice, responseId, isReplied }: Act & { does: 'ask' }, at: Date): Promise<void> {
    const host = this.#as(this.#state.hostId, GroupRole.Host, at);
    let replyToId = '';
    const asking = host
      .followUp(responseId, { content: '能举一个最近的例子吗？', mustAnswer: true })
      .then(({ id }) => (replyToId = id));
    // The group may have closed meanwhile.
    if ((await refusalOf(asking)) !== null || !isReplied) return;
    const repliesAt = at.getTime() + HALF_HOUR_MS;
    addAct(this.#state.agenda, { at: repliesAt, voice, does: 'reply', responseId, replyToId });
  }

  async #reply({ voice, responseId, replyToId }: Act & { does: 'reply' }, at: Date): Promise<void> {
    const content = '上周三就是，下班路上顺手买的，没怎么比较。';
    await refusalOf(this.#respondent(voice, at).followUp(responseId, { content, replyToId }));
  }

  /** One respondent tries to answer each section before its opening. */
  async #tryBeforeOpening(at: Date): Promise<void> {
    const respondent = this.#respondent(0, at);
    for (const [place, { id: sectionId, opensAt }] of this.#sections.entries()) {
      if (opensAt <= at) continue;
      const short = { sectionId, content: THIN, attachments: [] };
      await this.#attempt(RehearsalGate.Opening, place, () => respondent.answer(short));
    }
  }

  /** One respondent tries to read before answering, and the one with thin answers to write less than is asked for and to leave the photo out. */
  async #tryGates(
    voice: number,
    { section, place, locked }: Todo & { section: CopiedSection },
    respondent: Respondent,
  ): Promise<void> {
    const { id: sectionId, minLength, photos } = section;
    if (locked)
      await this.#attempt(RehearsalGate.AnswerFirst, place, () => respondent.listAnswers({ sectionId }));
    if (voices[voice]?.manner !== 'thin') return;
    const bare = { sectionId, attachments: [] };
    if (answerLength(THIN) < minLength)
      await this.#attempt(RehearsalGate.MinLength, place, () =>
        respondent.answer({ ...bare, content: THIN }),
      );
    // Long enough, so that only the photo is missing.
    const content = contentOf(section, place, voice);
    if (photos === SectionPhotos.Required)
      await this.#attempt(RehearsalGate.Photo, place, () => respondent.answer({ ...bare, content }));
  }

  /** Tries to break a rule, once at each place. */
  async #attempt(gate: RehearsalGate, place: number, call: () => Promise<unknown>): Promise<void> {
    if (!this.log.isTried(gate, place)) this.log.addTry(gate, place, (await refusalOf(call())) !== null);
  }
}
